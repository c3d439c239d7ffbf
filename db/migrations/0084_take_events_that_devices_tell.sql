ALTER TABLE "events" ADD COLUMN "met_nobody" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "events_words_idx" ON "events" USING btree ("happened_at") WHERE word_hashes <> '{}';--> statement-breakpoint
-- Events with the town of whoever did it; of a town that is not on the list nothing is said.
CREATE FUNCTION in_town(happened jsonb, town text) RETURNS jsonb LANGUAGE sql IMMUTABLE
  RETURN (SELECT coalesce(jsonb_agg(event || jsonb_build_object('city_slug', nullif(town, 'other'))), '[]')
    FROM jsonb_array_elements(happened) AS event);
--> statement-breakpoint
-- Adds events, each once where it can happen only once a day, and of one person 500 in a day and a night, whenever they are
-- told; answers how many are new. Two statements at once may each add up to that number: what is bounded is how much a person
-- can fill. The words of a search come as they were typed: only their hashes are kept, none of a word that stands in a
-- business name. Where three people taught a word, its hash is there already, and now the word is known. Rows are added in
-- one order, so that two statements never wait for each other in a circle.
CREATE OR REPLACE FUNCTION record_events(happened jsonb) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  added integer;
BEGIN
  WITH event AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY person, day) AS nth
    FROM jsonb_to_recordset(happened) AS event(day date, happened_at timestamptz, action text, person bigint,
      device bigint, network bigint, contact_id uuid, trade text, city_slug text, met_nobody boolean, words jsonb)
  ), recorder AS MATERIALIZED (
    SELECT person, day, max(happened_at) AS until FROM event GROUP BY person, day
  ), had AS MATERIALIZED (
    SELECT person, day, (SELECT count(*) FROM (
      SELECT FROM events WHERE events.person = recorder.person AND events.day BETWEEN recorder.day - 1 AND recorder.day
        AND happened_at > until - interval '24 hours' LIMIT 500) AS latest) AS already
    FROM recorder
  )
  INSERT INTO events (day, happened_at, action, person, device, network, contact_id, trade, city_slug, met_nobody, word_hashes)
    SELECT day, happened_at, action, person, device, network, contact_id, trade, city_slug, coalesce(met_nobody, false),
      ARRAY(SELECT hash FROM jsonb_to_recordset(words) AS each(word text, hash bigint) WHERE NOT stands_in_a_name(word))
    FROM event JOIN had USING (person, day)
    WHERE already + nth <= 500
    ORDER BY contact_id, person, action, day
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS added = ROW_COUNT;
  UPDATE learned_words SET word = said.word
    FROM jsonb_array_elements(happened) AS event,
      jsonb_to_recordset(event -> 'words') AS said(word text, hash bigint)
    WHERE learned_words.word_hash = said.hash AND learned_words.word IS NULL AND NOT stands_in_a_name(said.word)
      AND NOT EXISTS (SELECT FROM learned_words AS other WHERE other.word = said.word);
  RETURN added;
END $$;
--> statement-breakpoint
-- What a member's device tells: only of contacts that the member was shown, and each mark that the device drew once.
CREATE FUNCTION record_told_events(told jsonb, member_id uuid, asked_at timestamptz) RETURNS integer LANGUAGE sql AS $$
  WITH shown AS MATERIALIZED (
    SELECT event, (event ->> 'id')::uuid AS id FROM jsonb_array_elements(told) AS event
      JOIN shown_contacts ON viewer_id = member_id AND contact_id = (event ->> 'contact_id')::uuid
  ), drawn AS (
    INSERT INTO recorded_taps (user_id, tap_id, recorded_at)
      SELECT DISTINCT member_id, id, asked_at FROM shown WHERE id IS NOT NULL ORDER BY id
      ON CONFLICT DO NOTHING RETURNING tap_id
  )
  SELECT record_events(in_town(coalesce(jsonb_agg(event), '[]'), (SELECT city_slug FROM listings WHERE user_id = member_id)))
    FROM shown WHERE id IS NULL OR id IN (SELECT tap_id FROM drawn)
$$;
--> statement-breakpoint
-- Thirty days after a search nobody can tell any more which words it had: not even their hashes stay beside who said them.
CREATE FUNCTION forget_searched_words(today date, most integer) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS MATERIALIZED (
    SELECT happened_at FROM events WHERE word_hashes <> '{}'
      AND happened_at < (least(today, current_date) - 30)::timestamp AT TIME ZONE 'Africa/Douala'
      ORDER BY happened_at LIMIT most
  )
  UPDATE events SET word_hashes = '{}', device = NULL, network = NULL
    WHERE word_hashes <> '{}' AND happened_at BETWEEN (SELECT min(happened_at) FROM due) AND (SELECT max(happened_at) FROM due)
$$;
--> statement-breakpoint
-- What was looked for in each town in the thirty days up to one, and found there, by as many people as browsers and networks.
CREATE OR REPLACE FUNCTION count_popular_searches(today date) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  DELETE FROM popular_searches;
  INSERT INTO popular_searches (city_slug, trade, people)
    SELECT city_slug, trade, people FROM (
      SELECT city_slug, trade, people, row_number() OVER (PARTITION BY city_slug ORDER BY people DESC, trade) AS place FROM (
        SELECT city_slug, trade, least(count(*), count(DISTINCT device), count(DISTINCT network)) AS people FROM (
          SELECT city_slug, trade, person, max(device) AS device, max(network) AS network FROM events
          WHERE day BETWEEN today - 29 AND today AND action = 'search_performed' AND NOT met_nobody
            AND device IS NOT NULL AND network IS NOT NULL AND trade IS NOT NULL AND city_slug IS NOT NULL
          GROUP BY city_slug, trade, person) AS each
        GROUP BY city_slug, trade) AS counted
      WHERE people >= 5) AS ranked
    WHERE place <= 20
    ON CONFLICT DO NOTHING;
END $$;
