-- What the unknown words of all attempts were probably meant as: looked up once, and for the longest three. Only words of
-- names, trades and keywords that stand in a list now, and no figures: an answer must tell neither what an erased account
-- had written nor a number. Each word is looked up in the index: a join could read all words of the country for one.
CREATE OR REPLACE FUNCTION correct_words(attempts jsonb, is_open boolean, hidden integer[])
  RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  unknown record;
  corrected text;
  corrections jsonb := '{}';
BEGIN
  FOR unknown IN
    SELECT word, base_form(word) AS base FROM (
      SELECT DISTINCT word FROM jsonb_array_elements(attempts) AS attempt, jsonb_array_elements_text(
        coalesce(attempt -> 'words', '[]') || coalesce(attempt -> 'first', '[]') || coalesce(attempt -> 'names', '[]')) AS word) AS each
    WHERE (SELECT id FROM search_terms WHERE kind = open_kind('word', is_open) AND name = base_form(word)
        AND is_term_in_use(id, hidden)) IS NULL
    ORDER BY length(word) DESC, word LIMIT 3
  LOOP
    CONTINUE WHEN length(unknown.base) < 4;
    SELECT name INTO corrected FROM words_near(unknown.base, open_kind('word', is_open)) WITH ORDINALITY AS near(id, kind, name, at)
      WHERE cardinality(posting_terms(ARRAY[id], is_open)) > 0 AND is_term_in_use(id, hidden)
      ORDER BY at LIMIT 1;
    corrections := corrections || jsonb_build_object(unknown.word, corrected);
  END LOOP;
  RETURN corrections;
END $$;
