-- Adds events, each once where it can happen only once a day, and of one person 500 in a day and a night; answers how many
-- are new. Two statements at once may each add up to that number: what is bounded is how much a person can fill. The words
-- of a search come as they were typed: only their hashes are kept, none of a word that stands in a business name. Where
-- three people taught a word, its hash is there already, and now the word is known.
CREATE OR REPLACE FUNCTION record_events(happened jsonb) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  added integer;
BEGIN
  WITH event AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY person) AS nth
    FROM jsonb_to_recordset(happened) AS event(day date, happened_at timestamptz, action text, person bigint,
      device bigint, network bigint, contact_id uuid, trade text, city_slug text, words jsonb)
  ), recorder AS MATERIALIZED (
    SELECT person, max(day) AS today, max(happened_at) AS until FROM event GROUP BY person
  ), had AS MATERIALIZED (
    SELECT person, (SELECT count(*) FROM (
      SELECT FROM events WHERE events.person = recorder.person AND day BETWEEN today - 1 AND today
        AND happened_at > until - interval '24 hours' LIMIT 500) AS latest) AS already
    FROM recorder
  )
  INSERT INTO events (day, happened_at, action, person, device, network, contact_id, trade, city_slug, word_hashes)
    SELECT day, happened_at, action, person, device, network, contact_id, trade, city_slug,
      ARRAY(SELECT hash FROM jsonb_to_recordset(words) AS each(word text, hash bigint) WHERE NOT stands_in_a_name(word))
    FROM event JOIN had USING (person)
    WHERE already + nth <= 500
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS added = ROW_COUNT;
  UPDATE learned_words SET word = said.word
    FROM jsonb_array_elements(happened) AS event,
      jsonb_to_recordset(event -> 'words') AS said(word text, hash bigint)
    WHERE learned_words.word_hash = said.hash AND learned_words.word IS NULL AND NOT stands_in_a_name(said.word)
      AND NOT EXISTS (SELECT FROM learned_words AS other WHERE other.word = said.word);
  RETURN added;
END $$;
