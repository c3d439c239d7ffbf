-- Listings whose business name begins so, with all terms of `every` and one of `one_of`, the nearest first; of very
-- many only some.
CREATE OR REPLACE FUNCTION find_by_name_start(typed text, every integer[], one_of integer[], near_city smallint, near_region smallint,
    is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
  most integer := CASE WHEN every = '{}' AND one_of IS NULL THEN 25 ELSE 100 END;
BEGIN
  IF length(start) < 3 THEN
    RETURN '{}';
  END IF;
  -- All that begins so lies below '~', which no name has.
  RETURN ARRAY(
    SELECT search_key
    FROM (SELECT search_key AS key FROM listings
      WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~')
        AND search_key <> ALL (hidden)
        AND (NOT is_open OR has_open_page AND visible_until > now())
      ORDER BY name_folded USING ~<~ LIMIT most) AS named
    JOIN search_entries ON search_key = key
    WHERE terms @> every AND (one_of IS NULL OR terms && one_of)
    ORDER BY CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, search_key DESC);
END $$;
