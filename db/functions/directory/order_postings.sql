-- The first listings by name or by age, where more than a thousand match.
CREATE OR REPLACE FUNCTION order_postings(asked_terms integer[], in_city smallint, in_region smallint, sort text,
    skipped integer[], wanted integer)
  RETURNS integer[]
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  regions integer[] := CASE WHEN coalesce(in_region, in_city) IS NULL
    THEN '{0,1,2,3,4,5,6,7,8,9,10}' WHEN in_city IS NOT NULL THEN ARRAY[in_city / 100, -(in_city / 100)] ELSE ARRAY[in_region] END;
  keys integer[];
BEGIN
  IF sort = 'name' THEN
    SELECT array_agg(search_key ORDER BY name_position, search_key) INTO keys FROM (
      SELECT DISTINCT search_key, name_position
      FROM unnest(asked_terms) AS asked CROSS JOIN unnest(regions) AS each_region CROSS JOIN LATERAL (
        SELECT search_key, name_position FROM search_postings
        WHERE term = asked AND region = each_region AND (in_city IS NULL OR city = in_city)
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY name_position, search_key LIMIT wanted) AS walked
      ORDER BY name_position, search_key LIMIT wanted) AS first;
  ELSE
    SELECT array_agg(search_key ORDER BY search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key
      FROM unnest(asked_terms) AS asked CROSS JOIN unnest(regions) AS each_region CROSS JOIN LATERAL (
        SELECT search_key FROM search_postings
        WHERE term = asked AND region = each_region AND (in_city IS NULL OR city = in_city)
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY search_key DESC LIMIT wanted) AS walked
      ORDER BY search_key DESC LIMIT wanted) AS first;
  END IF;
  RETURN coalesce(keys, '{}');
END $$;
