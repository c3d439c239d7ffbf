-- Which of these words and quartiers no listing has. Postings come first: those of a common word end with the first
-- row.
CREATE OR REPLACE FUNCTION unused_terms(asked integer[])
  RETURNS integer[] LANGUAGE plpgsql STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  unposted integer[] := ARRAY(
    SELECT id FROM search_terms WHERE id = ANY (asked) AND kind IN ('open-quartier', 'open-word', 'quartier', 'word')
      AND cardinality(posted_terms(ARRAY[id], false)) = 0);
BEGIN
  RETURN ARRAY(SELECT id FROM unnest(unposted) AS id
    WHERE NOT EXISTS (SELECT FROM search_entries WHERE terms @> ARRAY[id]));
END $$;
