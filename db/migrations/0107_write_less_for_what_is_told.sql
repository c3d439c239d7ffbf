DROP INDEX "events_happened_at_idx";--> statement-breakpoint
-- The others of each month are called as those of a month that is opened from now on.
DO $$
DECLARE
  named text;
BEGIN
  FOR named IN SELECT relname FROM pg_class WHERE relnamespace = 'event_months'::regnamespace AND relkind = 'i'
    AND relname ~ '[0-9a-z]_happened_at_idx[12]$' ORDER BY right(relname, 1), relname
  LOOP
    EXECUTE format('ALTER INDEX event_months.%I RENAME TO %I', named,
      left(named, -1) || CASE right(named, 1) WHEN '2' THEN '1' ELSE '' END);
  END LOOP;
END $$;
--> statement-breakpoint
DROP INDEX "recorded_taps_recorded_at_idx";--> statement-breakpoint
CREATE INDEX "recorded_taps_recorded_at_idx" ON "recorded_taps" USING brin ("recorded_at") WITH (autosummarize=true);
--> statement-breakpoint
-- A search whose words said nothing, and whom the same person opened or reached after it, teach the trade of who it was.
-- Whoever was only looked at, saved or taken along teaches nothing. Of the last hours only searches with such words are read, by
-- an index of their own: few have any, and events that came late are met the next time.
-- A word that three people taught, two thirds at least of all people who taught it anything, is learned; its lessons go then.
CREATE OR REPLACE FUNCTION learn_words(until timestamptz) RETURNS void LANGUAGE plpgsql
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
--> statement-breakpoint
-- Adds events, each once where it can happen only once a day, and of one person 500 in a day and a night, whenever they are
-- told; answers how many are new. Two statements at once may each add up to that number: what is bounded is how much a person
-- can fill. The words of a search come as they were typed: only their hashes are kept, none of a word that stands in a
-- business name. Where three people taught a word, its hash is there already, and now the word is known. Words that nobody
-- had are kept where they are of the catalogue, or common.
-- The days of listings that are to be counted anew are marked in the same transaction. A mark that is there is locked, so that
-- whoever is counting it waits no longer than this lasts, and does not take it away with an event that they did not see. Rows
-- are added and marked in one order, so that two statements never wait for each other in a circle. What a day beside the
-- events' own has to be asked for is a statement of its own: it is planned where the same person did something later only.
CREATE OR REPLACE FUNCTION record_events(happened jsonb) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  click_actions constant text[] := '{whatsapp_click,phone_click,email_click}';
  added integer;
  due_ids uuid[];
  due_days date[];
  early_clicks jsonb;
  early_searches jsonb;
BEGIN
  WITH event AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY person, day) AS nth
    FROM jsonb_to_recordset(happened) AS event(day date, happened_at timestamptz, action text, person bigint,
      device bigint, network bigint, contact_id uuid, trade text, city_slug text, met_nobody boolean, words jsonb,
      quartier text, missed jsonb)
  ), recorder AS MATERIALIZED (
    SELECT person, day, max(happened_at) AS until FROM event GROUP BY person, day
  ), had AS MATERIALIZED (
    SELECT person, day, already, last_click_day, last_look_at FROM recorder CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE events.day <= recorder.day) AS already,
        max(events.day) FILTER (WHERE action = ANY (click_actions)) AS last_click_day,
        max(happened_at) FILTER (WHERE contact_id IS NOT NULL) AS last_look_at
      FROM events WHERE events.person = recorder.person AND events.day BETWEEN recorder.day - 1 AND recorder.day + 60
        AND happened_at > until - interval '24 hours') AS done
  ), added_events AS (
    INSERT INTO events (day, happened_at, action, person, device, network, contact_id, trade, city_slug, met_nobody, word_hashes,
        quartier, missed_words)
      SELECT day, happened_at, action, person, device, network, contact_id, trade, city_slug, coalesce(met_nobody, false),
        CASE WHEN words IS NULL THEN '{}' ELSE
          ARRAY(SELECT hash FROM jsonb_to_recordset(words) AS each(word text, hash bigint) WHERE NOT stands_in_a_name(word)) END,
        quartier, CASE WHEN missed IS NULL THEN '{}' ELSE
          ARRAY(SELECT DISTINCT word FROM jsonb_to_recordset(missed) AS each(word text, is_listed boolean)
            WHERE is_listed OR is_common_word(word) ORDER BY word) END
      FROM event JOIN had USING (person, day)
      WHERE already + nth <= 500
      ORDER BY contact_id, person, action, day
      ON CONFLICT DO NOTHING
      RETURNING day, happened_at, action, person, contact_id
  ), new AS (
    SELECT added_events.*, contact_id IS NOT NULL AND action NOT IN ('contact_removed', 'contact_export') AS is_due,
      last_click_day, last_look_at
    FROM added_events JOIN had USING (person, day)
  )
  SELECT count(*), array_agg(contact_id) FILTER (WHERE is_due), array_agg(day) FILTER (WHERE is_due),
      jsonb_agg(to_jsonb(new)) FILTER (WHERE action = ANY (click_actions) AND day < last_click_day),
      jsonb_agg(to_jsonb(new)) FILTER (WHERE action = 'search_performed' AND happened_at <= last_look_at)
    INTO added, due_ids, due_days, early_clicks, early_searches FROM new;
  IF early_clicks IS NOT NULL THEN
    -- Whoever got in touch earlier is no new person later.
    SELECT due_ids || array_agg(events.contact_id), due_days || array_agg(events.day) INTO due_ids, due_days
      FROM jsonb_to_recordset(early_clicks) AS earlier(contact_id uuid, person bigint, day date)
      JOIN events ON events.contact_id = earlier.contact_id AND events.person = earlier.person
        AND events.day BETWEEN earlier.day + 1 AND earlier.day + 60 AND action = ANY (click_actions);
  END IF;
  IF early_searches IS NOT NULL THEN
    -- Whoever looked at a listing after a search found it by that.
    SELECT due_ids || array_agg(contact_id), due_days || array_agg(events.day) INTO due_ids, due_days
      FROM jsonb_to_recordset(early_searches) AS search(person bigint, day date, happened_at timestamptz)
      JOIN events ON events.person = search.person AND contact_id IS NOT NULL AND events.day BETWEEN search.day AND search.day + 1
        AND events.happened_at BETWEEN search.happened_at AND search.happened_at + interval '30 minutes';
  END IF;
  IF due_ids IS NOT NULL THEN
    INSERT INTO due_listing_days (listing_id, day)
      SELECT DISTINCT listing_id, due_day FROM unnest(due_ids, due_days) AS due(listing_id, due_day) ORDER BY listing_id, due_day
      ON CONFLICT (listing_id, day) DO UPDATE SET marked_at = excluded.marked_at WHERE false;
  END IF;
  IF jsonb_path_exists(happened, '$[*].words[0]') THEN
    UPDATE learned_words SET word = said.word
      FROM jsonb_array_elements(happened) AS event,
        jsonb_to_recordset(event -> 'words') AS said(word text, hash bigint)
      WHERE learned_words.word_hash = said.hash AND learned_words.word IS NULL AND NOT stands_in_a_name(said.word)
        AND NOT EXISTS (SELECT FROM learned_words AS other WHERE other.word = said.word);
  END IF;
  RETURN added;
END $$;
--> statement-breakpoint
-- What a member's device tells, each mark that the device drew once: that they looked at somebody whom they may find now, and
-- that they reached somebody whom they were shown and who has an account still. Of oneself, and where either blocked the
-- other, nothing: whoever was blocked is answered as where the other one left. Nothing is from before the member's account, nor
-- a tap from before the number was shown. A mark is kept only with an event that it added, 500 of a person in a day and a night.
CREATE OR REPLACE FUNCTION record_told_events(told jsonb, member_id uuid, asked_at timestamptz) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  look_actions constant text[] := '{profile_view,profile_click}';
  taken jsonb;
  added integer;
BEGIN
  WITH said AS MATERIALIZED (
    SELECT each.id, each.contact_id, each.day, each.happened_at, each.action, each.person, since, since > each.happened_at AS is_early,
        own.city_slug, nth
      FROM users AS member JOIN listings AS own ON own.user_id = member.id
      CROSS JOIN ROWS FROM (jsonb_to_recordset(told) AS (id uuid, contact_id uuid, day date, happened_at timestamptz, action text,
        person bigint)) WITH ORDINALITY AS each(id, contact_id, day, happened_at, action, person, nth)
      JOIN listings AS other ON other.user_id = each.contact_id
      LEFT JOIN shown_contacts ON viewer_id = member_id AND shown_contacts.contact_id = other.user_id
      CROSS JOIN LATERAL (SELECT CASE WHEN each.action = ANY (look_actions) THEN member.created_at ELSE shown_at END AS since) AS possible
      WHERE member.id = member_id AND other.user_id <> member_id
        AND CASE WHEN each.action = ANY (look_actions)
          THEN other.visible_until > asked_at AND (own.user_type <> 'buyer' OR other.user_type <> 'buyer')
          ELSE shown_at IS NOT NULL AND EXISTS (SELECT FROM users WHERE users.id = other.user_id AND deleted_at IS NULL) END
        AND NOT EXISTS (SELECT FROM blocks WHERE user_id = member_id AND blocked_id = other.user_id)
        AND NOT EXISTS (SELECT FROM blocks WHERE user_id = other.user_id AND blocked_id = member_id)
        AND NOT EXISTS (SELECT FROM recorded_taps WHERE user_id = member_id AND tap_id = each.id)
  ), new AS MATERIALIZED (
    SELECT DISTINCT ON (contact_id, day, action) * FROM (
      SELECT id, contact_id, action, person, city_slug, nth,
          CASE WHEN is_early THEN since ELSE happened_at END AS happened_at,
          CASE WHEN is_early THEN (since AT TIME ZONE 'Africa/Douala')::date ELSE day END AS day
        FROM said) AS one
      WHERE NOT EXISTS (SELECT FROM events AS kept WHERE kept.contact_id = one.contact_id AND kept.day = one.day
          AND kept.person = one.person AND kept.action = one.action)
      ORDER BY contact_id, day, action, nth
  ), drawn AS (
    INSERT INTO recorded_taps (user_id, tap_id, recorded_at)
      SELECT member_id, id, asked_at FROM new WHERE id IS NOT NULL AND (SELECT count(*) FROM recorded_taps
        WHERE user_id = member_id AND recorded_at > asked_at - interval '24 hours') < 500 ORDER BY id
      ON CONFLICT DO NOTHING RETURNING tap_id
  )
  SELECT jsonb_agg(jsonb_build_object('id', id, 'contact_id', contact_id, 'day', day, 'happened_at', happened_at, 'action', action,
      'person', person, 'city_slug', nullif(city_slug, 'other')))
    INTO taken FROM new WHERE id IS NULL OR id IN (SELECT tap_id FROM drawn);
  IF taken IS NULL THEN
    RETURN 0;
  END IF;
  added := record_events(taken);
  IF added < jsonb_array_length(taken) THEN
    -- One person has room for so many events.
    DELETE FROM recorded_taps USING jsonb_to_recordset(taken) AS one(id uuid, contact_id uuid, day date, action text, person bigint)
      WHERE user_id = member_id AND tap_id = one.id AND NOT EXISTS (SELECT FROM events AS kept WHERE kept.contact_id = one.contact_id
        AND kept.day = one.day AND kept.person = one.person AND kept.action = one.action);
  END IF;
  RETURN added;
END $$;
--> statement-breakpoint
-- What reads events is never compiled first.
ALTER FUNCTION clear_searches(bigint[], timestamptz) SET jit = off;
--> statement-breakpoint
ALTER FUNCTION forget_searched_words(date, integer) SET jit = off;
--> statement-breakpoint
ALTER FUNCTION open_event_months(date) SET jit = off;
