-- Whether a name, as `plain_words` writes it, has as many figures beside each other as a phone number. Nobody is called so by a
-- search, or the number could be read from its beginnings; whoever has such a name is found by its other words.
CREATE FUNCTION holds_number(name text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN name ~ '([0-9] ?){8}';
--> statement-breakpoint
-- Those whose business name begins so, that have all of `every` and one of `one_of`, the nearest first; of very many some.
CREATE OR REPLACE FUNCTION find_named(typed text, every integer[], one_of integer[], near_city smallint, near_region smallint,
    is_open boolean)
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
      WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~') AND NOT holds_number(name_folded)
        AND (NOT is_open OR has_open_page AND visible_until > now())
      ORDER BY name_folded USING ~<~ LIMIT most) AS named
    JOIN search_entries ON search_key = key
    WHERE terms @> every AND (one_of IS NULL OR terms && one_of)
    ORDER BY CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, search_key DESC);
END $$;
--> statement-breakpoint
-- Those that have one of the names, as `plain_words` writes it, all of `every` and one of `one_of`: first those of the
-- town that was asked for, then the nearest. Three at most: a name is no way to fill a page.
CREATE OR REPLACE FUNCTION find_called(names text[], every integer[], one_of integer[], asked_city smallint, near_city smallint,
    near_region smallint, is_open boolean)
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT key
    FROM (
      SELECT entry.search_key AS key, city, other_places, position
      FROM unnest(names) AS name JOIN listings ON name_folded = name JOIN search_entries AS entry USING (search_key)
      WHERE NOT holds_number(name_folded) AND terms @> every
        AND (one_of IS NULL OR terms && one_of) AND (NOT is_open OR has_open_page) LIMIT 50) AS called
    ORDER BY (city = asked_city OR asked_city = ANY (other_places)) IS NOT TRUE,
      CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, key DESC
    LIMIT 3);
END $$;
