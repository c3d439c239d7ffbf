-- All listings with one of the terms in their names or lists, where they are at most a thousand; each by its nearest
-- address.
CREATE OR REPLACE FUNCTION sort_postings(asked_terms integer[], in_city smallint, in_region smallint, near_city smallint,
    near_region smallint, sort text)
  RETURNS integer[]
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  keys integer[];
BEGIN
  SELECT array_agg(search_key ORDER BY
      CASE WHEN sort = 'name' THEN name_position END, CASE WHEN sort = 'newest' THEN -search_key END,
      CASE WHEN sort = 'relevance' THEN band END, distance, position, search_key DESC)
    INTO keys FROM (
      SELECT search_key, name_position, position, min(band) AS band,
        min(CASE WHEN city = near_city THEN 0 WHEN city / 100 = near_region THEN 1 ELSE 2 END) AS distance
      FROM unnest(asked_terms) AS asked CROSS JOIN unnest('{1,2}'::smallint[]) AS in_band CROSS JOIN LATERAL (
        SELECT search_key, name_position, position, band, city FROM search_postings
        WHERE term = asked AND band = in_band
          AND city BETWEEN coalesce(in_city, in_region * 100, 0) AND coalesce(in_city, in_region * 100 + 99, 32767)) AS each
      GROUP BY search_key, name_position, position) AS all_found;
  RETURN coalesce(keys, '{}');
END $$;
