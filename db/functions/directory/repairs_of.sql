-- What the unknown words of all attempts were probably meant as: looked up once, and for the longest three. Each word
-- is looked up in the index: a join could read all words of the country for one.
CREATE OR REPLACE FUNCTION repairs_of(attempts jsonb, is_open boolean, hidden integer[])
  RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN coalesce((
    SELECT jsonb_object_agg(word, repair_word(base, is_open, hidden)) FROM (
      SELECT word, base_form(word) AS base FROM (
        SELECT DISTINCT word FROM jsonb_array_elements(attempts) AS attempt, jsonb_array_elements_text(
          coalesce(attempt -> 'words', '[]') || coalesce(attempt -> 'first', '[]') || coalesce(attempt -> 'names', '[]')) AS word) AS each
      WHERE (SELECT id FROM search_terms WHERE kind = open_kind('word', is_open) AND name = base_form(word)
          AND is_had_beside(id, hidden)) IS NULL
      ORDER BY length(word) DESC, word LIMIT 3) AS unknown), '{}');
END $$;
