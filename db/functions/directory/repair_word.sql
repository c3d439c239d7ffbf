-- The word of a name, a trade or a keyword that was probably meant by one that no listing has. Only what stands in a
-- list now, and no figures: an answer must tell neither what an erased account had written nor a number.
CREATE OR REPLACE FUNCTION repair_word(word text, is_open boolean, hidden integer[])
  RETURNS text LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET pg_trgm.similarity_threshold = 0.4 SET enable_seqscan = off SET jit = off AS $$
DECLARE
  repaired text;
BEGIN
  IF length(word) >= 4 THEN
    SELECT name INTO repaired FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', is_open) AND name % word
        AND levenshtein_less_equal(name, word, 2) <= CASE WHEN length(word) > 6 THEN 2 ELSE 1 END
        AND name ~ '^[a-z]+$' AND cardinality(posted_terms(ARRAY[id], is_open)) > 0
        AND is_had_beside(id, hidden)
      ORDER BY similarity(name, word) DESC, name LIMIT 1;
  END IF;
  RETURN repaired;
END $$;
