-- The words that begin like the only word of a search, where no listing has that word: the shortest first.
CREATE OR REPLACE FUNCTION complete_word(asked jsonb, is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  start text := asked #>> '{words,0}';
BEGIN
  IF jsonb_array_length(coalesce(asked -> 'words', '[]')) <> 1 OR length(start) < 3 OR asked ? 'exact' OR asked ? 'terms'
      OR asked ? 'type' OR EXISTS (SELECT FROM unnest(existing_term_ids(open_kind('word', is_open), ARRAY[base_form(start)])) AS known
        WHERE is_term_in_use(known, hidden)) THEN
    RETURN '{}';
  END IF;
  -- All that begins so lies below '~', which no word has.
  RETURN ARRAY(
    SELECT id FROM (
      SELECT id, name FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', is_open) AND name ~>=~ start AND name ~<~ (start || '~')
      ORDER BY name USING ~<~ LIMIT 100) AS begun
    ORDER BY length(name), name LIMIT 5);
END $$;
