-- Whether three businesses use a word and none is named so: then searching for it says nothing about any person.
CREATE OR REPLACE FUNCTION is_common_word(asked text)
  RETURNS boolean LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
DECLARE
  form constant text := base_form(asked);
  asked_terms constant integer[] := existing_term_ids('word', ARRAY[form]);
BEGIN
  RETURN cardinality(asked_terms) > 0
    AND NOT EXISTS (SELECT FROM search_terms JOIN search_postings ON term = id AND band = 1
      WHERE kind IN ('open-word', 'word') AND name = form)
    AND (SELECT count(*) FROM (SELECT FROM search_entries WHERE terms @> asked_terms LIMIT 3) AS writing) = 3;
END $$;
