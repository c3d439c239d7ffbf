-- How many listings have one of the terms in their names or lists; 1001 means more than are counted. In the whole
-- country a listing with addresses in several regions counts in each.
CREATE OR REPLACE FUNCTION count_postings(asked_terms integer[], in_city smallint, in_region smallint)
  RETURNS integer
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  counted integer;
BEGIN
  IF in_city IS NOT NULL THEN
    SELECT count(*) INTO counted FROM (
      SELECT FROM unnest(asked_terms) AS asked CROSS JOIN unnest('{1,2}'::smallint[]) AS in_band CROSS JOIN LATERAL (
        SELECT FROM search_postings WHERE term = asked AND band = in_band AND city = in_city LIMIT 1001) AS each LIMIT 1001) AS found;
  ELSIF in_region IS NOT NULL THEN
    SELECT count(*) INTO counted FROM (
      SELECT FROM unnest(asked_terms) AS asked CROSS JOIN unnest('{1,2}'::smallint[]) AS in_band CROSS JOIN LATERAL (
        SELECT FROM search_postings WHERE term = asked AND band = in_band AND region = in_region LIMIT 1001) AS each LIMIT 1001) AS found;
  ELSE
    SELECT count(*) INTO counted FROM (
      SELECT FROM unnest(asked_terms) AS asked CROSS JOIN LATERAL (
        SELECT FROM search_postings WHERE term = asked AND region >= 0 LIMIT 1001) AS each LIMIT 1001) AS found;
  END IF;
  RETURN counted;
END $$;
