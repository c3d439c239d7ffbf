-- Whether a business is named by a word.
CREATE OR REPLACE FUNCTION is_name_word(asked text)
  RETURNS boolean LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
BEGIN
  RETURN EXISTS (SELECT FROM search_terms JOIN search_postings ON term = id AND band = 1
    WHERE kind IN ('open-word', 'word') AND name = base_form(asked));
END $$;
