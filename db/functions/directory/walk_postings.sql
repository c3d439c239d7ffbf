-- Walks the postings of some terms in their order. Like the other parts of a search it reads indexes, with the same
-- plan for ten thousand listings and for a million: nothing is left to estimates. `asked_terms` are alternatives;
-- `skipped` were found already.
CREATE OR REPLACE FUNCTION walk_postings(asked_terms integer[], in_band smallint, in_city smallint, in_region smallint,
    not_city smallint, not_region smallint, skipped integer[], wanted integer)
  RETURNS integer[]
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  keys integer[];
BEGIN
  IF in_city IS NOT NULL THEN
    SELECT array_agg(search_key ORDER BY position, search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key, position FROM unnest(asked_terms) AS asked CROSS JOIN LATERAL (
        SELECT search_key, position FROM search_postings
        WHERE term = asked AND band = in_band AND city = in_city
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS walked
      ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS first;
  ELSIF in_region IS NOT NULL THEN
    SELECT array_agg(search_key ORDER BY position, search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key, position FROM unnest(asked_terms) AS asked CROSS JOIN LATERAL (
        SELECT search_key, position FROM search_postings
        WHERE term = asked AND band = in_band AND region = in_region AND city IS DISTINCT FROM not_city
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS walked
      ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS first;
  ELSE
    SELECT array_agg(search_key ORDER BY position, search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key, position
      FROM unnest(asked_terms) AS asked CROSS JOIN generate_series(0, 10) AS each_region CROSS JOIN LATERAL (
        SELECT search_key, position FROM search_postings
        WHERE term = asked AND band = in_band AND region = each_region AND each_region IS DISTINCT FROM not_region
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS walked
      ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS first;
  END IF;
  RETURN coalesce(keys, '{}');
END $$;
