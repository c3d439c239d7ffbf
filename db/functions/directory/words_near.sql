-- The words of one kind that are a slip away from a word: a letter more, less, another, or two that changed places; of a
-- long word also one letter more and one less. The closest first, those with the same first letter before others. No
-- figures: an answer must not tell a number.
CREATE OR REPLACE FUNCTION words_near(word text, of_kind text)
  RETURNS SETOF search_terms LANGUAGE sql STABLE ROWS 5
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
  SELECT search_terms.* FROM search_terms
    CROSS JOIN LATERAL (SELECT levenshtein(name, word) AS letters, length(name) = length(word) AS is_as_long) AS far
    WHERE kind IN ('open-word', 'word') AND slips_of(kind, name) && slips_of(of_kind, word) AND name ~ '^[a-z]+$' AND name <> word
      AND (letters = 1 OR length(word) > 6 OR is_as_long)
    ORDER BY CASE WHEN letters = 1 OR is_as_long THEN 1 ELSE 2 END, left(name, 1) <> left(word, 1), name LIMIT 12
$$;
