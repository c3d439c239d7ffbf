-- Listings that match one of the alternatives, one alternative at a time: all that a listing must have is looked up
-- in the index, and no row is read that does not match.
CREATE OR REPLACE FUNCTION match_terms(every integer[], words integer[], one_of integer[], near_city smallint,
    near_region smallint, sort text, most integer, hidden integer[],
    OUT total integer, OUT keys integer[], OUT is_name boolean)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
  SELECT count(*), bool_or(band = 1), array_agg(search_key ORDER BY
      CASE WHEN sort = 'newest' THEN -search_key END, CASE WHEN sort = 'name' THEN name_position END,
      CASE WHEN sort = 'relevance' THEN band END, distance, position, search_key DESC)
    INTO total, is_name, keys FROM (
      SELECT DISTINCT ON (search_key) search_key, position, name_position,
        CASE WHEN words <@ name_terms THEN 1 WHEN words <@ (name_terms || listed_terms) THEN 2 ELSE 3 END AS band,
        CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END AS distance
      FROM (
        SELECT entry.* FROM unnest(coalesce(one_of, '{0}')) AS one CROSS JOIN LATERAL (
          SELECT search_key, city, other_places, position, name_position, name_terms, listed_terms FROM search_entries
          WHERE terms @> CASE WHEN one_of IS NULL THEN every ELSE every || one END
            AND search_key <> ALL (hidden) LIMIT most) AS entry
        LIMIT most) AS matched) AS once;
  keys := coalesce(keys, '{}');
END $$;
