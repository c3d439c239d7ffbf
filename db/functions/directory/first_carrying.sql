-- Some listings, at most twenty, that have all terms of `every`, and one of `one_of` where any are given.
CREATE OR REPLACE FUNCTION first_carrying(every integer[], one_of integer[], near_city smallint, near_region smallint,
    skipped integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_indexscan = off SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT search_key FROM (
      SELECT search_key, position, CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END AS distance
      FROM search_entries
      WHERE terms @> every AND (one_of IS NULL OR terms && one_of) AND search_key <> ALL (skipped)
      LIMIT 20) AS carrying
    ORDER BY distance, position, search_key DESC);
END $$;
