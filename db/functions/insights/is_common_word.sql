-- Whether three businesses use a word and none is named so: then searching for it says nothing about any person.
CREATE OR REPLACE FUNCTION is_common_word(asked text)
  RETURNS boolean LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
DECLARE
  asked_terms constant integer[] := existing_term_ids('word', ARRAY[base_form(asked)]);
BEGIN
  RETURN cardinality(asked_terms) > 0
    AND NOT is_name_word(asked)
    AND (SELECT count(*) FROM (SELECT FROM search_entries WHERE terms @> asked_terms LIMIT 3) AS writing) = 3;
END $$;
