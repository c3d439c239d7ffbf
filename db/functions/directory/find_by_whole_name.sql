-- Listings with one of the whole names (as `plain_words` writes it), all terms of `every` and one of `one_of`: those
-- of the asked town first, then the nearest. Three at most: a name is no way to fill a page.
CREATE OR REPLACE FUNCTION find_by_whole_name(names text[], every integer[], one_of integer[], asked_city smallint, near_city smallint,
    near_region smallint, is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT key
    FROM (
      SELECT entry.search_key AS key, city, other_places, position
      FROM unnest(names) AS name JOIN listings ON name_folded = name JOIN search_entries AS entry USING (search_key)
      WHERE search_key <> ALL (hidden) AND terms @> every
        AND (one_of IS NULL OR terms && one_of) AND (NOT is_open OR has_open_page) LIMIT 50) AS called
    ORDER BY (city = asked_city OR asked_city = ANY (other_places)) IS NOT TRUE,
      CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, key DESC
    LIMIT 3);
END $$;
