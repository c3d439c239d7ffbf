-- A search whose words found nothing teaches the trade of the listing that the same person opened or reached after
-- it; looking, saving and exporting teach nothing. Only searches of the last hours with such words are read, through
-- an index of their own: few have any, and late events are met the next time. A word is learned once three people,
-- and at least two thirds of all who taught it anything, taught the same trade; its lessons go then.
CREATE OR REPLACE FUNCTION learn_words(until timestamptz)
  RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  today date := (until AT TIME ZONE 'Africa/Douala')::date;
BEGIN
  INSERT INTO word_lessons (word_hash, trade, person, device, network, taught_on)
    SELECT hash, subcategory_slug, search.person, search.device, search.network, opened.day
    FROM events AS search
    CROSS JOIN LATERAL (SELECT contact_id, day, happened_at FROM events WHERE person = search.person AND contact_id IS NOT NULL
      AND day BETWEEN search.day AND search.day + 1 AND day BETWEEN today - 1 AND today
      AND happened_at BETWEEN search.happened_at AND search.happened_at + interval '30 minutes'
      AND happened_at BETWEEN until - interval '3 hours' AND until
      AND action IN ('contact_reveal', 'whatsapp_click', 'phone_click', 'email_click')
      AND NOT EXISTS (SELECT FROM events AS later WHERE later.person = search.person AND later.action = 'search_performed'
        AND later.day BETWEEN search.day AND search.day + 1
        AND later.happened_at > search.happened_at AND later.happened_at <= events.happened_at) OFFSET 0) AS opened
    JOIN listings ON user_id = opened.contact_id AND user_type <> 'buyer'
    CROSS JOIN unnest(search.word_hashes) AS hash
    WHERE search.word_hashes <> '{}' AND search.action = 'search_performed' AND search.day BETWEEN today - 1 AND today
      AND search.happened_at BETWEEN until - interval '210 minutes' AND until
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
