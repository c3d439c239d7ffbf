ALTER TABLE "events" DROP CONSTRAINT "events_action";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_action" CHECK ("action" in ('profile_view', 'profile_click', 'whatsapp_click', 'phone_click', 'email_click', 'contact_export', 'search_performed', 'contact_saved', 'contact_removed', 'contact_reveal'));
--> statement-breakpoint
-- A search whose words said nothing, and whom the same person opened or reached after it, teach the trade of who it was.
-- Whoever was only looked at, saved or taken along teaches nothing.
-- A word that three people taught, two thirds at least of all people who taught it anything, is learned; its lessons go then.
CREATE OR REPLACE FUNCTION learn_words(until timestamptz) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  today date := (until AT TIME ZONE 'Africa/Douala')::date;
BEGIN
  INSERT INTO word_lessons (word_hash, trade, person, device, network, taught_on)
    SELECT hash, subcategory_slug, search.person, search.device, search.network, opened.day
    FROM events AS opened
    JOIN listings ON user_id = opened.contact_id AND user_type <> 'buyer'
    CROSS JOIN LATERAL (SELECT * FROM events WHERE person = opened.person AND action = 'search_performed'
      AND day BETWEEN opened.day - 1 AND opened.day
      AND happened_at BETWEEN opened.happened_at - interval '30 minutes' AND opened.happened_at
      ORDER BY happened_at DESC LIMIT 1) AS search
    CROSS JOIN unnest(search.word_hashes) AS hash
    WHERE opened.contact_id IS NOT NULL AND opened.day BETWEEN today - 1 AND today
      AND opened.happened_at BETWEEN until - interval '3 hours' AND until
      AND opened.action IN ('contact_reveal', 'whatsapp_click', 'phone_click', 'email_click')
      AND search.device IS NOT NULL AND search.network IS NOT NULL
      AND NOT EXISTS (SELECT FROM learned_words WHERE word_hash = hash)
    ORDER BY opened.happened_at
    ON CONFLICT DO NOTHING;
  INSERT INTO learned_words (word_hash, trade, learned_at)
    SELECT word_hash, trade, until FROM word_lessons AS lesson GROUP BY word_hash, trade
    HAVING count(*) >= 3 AND 3 * count(*) >= 2 * (SELECT count(DISTINCT person) FROM word_lessons AS any_trade
      WHERE any_trade.word_hash = lesson.word_hash)
    ON CONFLICT DO NOTHING;
  DELETE FROM word_lessons USING learned_words WHERE learned_words.word_hash = word_lessons.word_hash;
  DELETE FROM word_lessons WHERE taught_on < today - 90;
END $$;
