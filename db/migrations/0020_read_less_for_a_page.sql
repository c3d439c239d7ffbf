-- The first names in the alphabet are read from the index alone.
DROP INDEX "listings_name_folded_idx";--> statement-breakpoint
CREATE INDEX "listings_name_folded_idx" ON "listings" USING btree ("name_folded" text_pattern_ops,"search_key");--> statement-breakpoint
-- Those whose business name begins so, that have all of `every` and one of `one_of`, the nearest first; of very many some.
CREATE FUNCTION find_named(typed text, every integer[], one_of integer[], near_city smallint, near_region smallint)
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
    FROM (SELECT search_key AS key FROM listings WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~')
      ORDER BY name_folded USING ~<~ LIMIT most) AS named
    JOIN search_entries ON search_key = key
    WHERE terms @> every AND (one_of IS NULL OR terms && one_of)
    ORDER BY CASE WHEN city = near_city THEN 0 WHEN city / 100 = near_region THEN 1 ELSE 2 END, position, search_key DESC);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION named_like(typed text, near_city smallint, near_region smallint)
  RETURNS integer[] LANGUAGE sql STABLE
  RETURN find_named(typed, '{}'::integer[], NULL, near_city, near_region);
--> statement-breakpoint
-- One of the alternatives at a time: all that a listing must have is then looked up in the index, and no row is read
-- that does not match.
CREATE OR REPLACE FUNCTION match_terms(every integer[], words integer[], one_of integer[], near_city smallint,
    near_region smallint, sort text, most integer, OUT total integer, OUT keys integer[], OUT is_name boolean)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
  SELECT count(*), bool_or(band = 1), array_agg(search_key ORDER BY
      CASE WHEN sort = 'newest' THEN -search_key END, CASE WHEN sort = 'name' THEN name_position END,
      CASE WHEN sort = 'relevance' THEN band END, distance, position, search_key DESC)
    INTO total, is_name, keys FROM (
      SELECT DISTINCT ON (search_key) search_key, position, name_position,
        CASE WHEN words <@ name_terms THEN 1 WHEN words <@ (name_terms || listed_terms) THEN 2 ELSE 3 END AS band,
        CASE WHEN city = near_city THEN 0 WHEN city / 100 = near_region THEN 1 ELSE 2 END AS distance
      FROM (
        SELECT entry.* FROM unnest(coalesce(one_of, '{0}')) AS one CROSS JOIN LATERAL (
          SELECT search_key, city, position, name_position, name_terms, listed_terms FROM search_entries
          WHERE terms @> CASE WHEN one_of IS NULL THEN every ELSE every || one END LIMIT most) AS entry
        LIMIT most) AS matched) AS once;
  keys := coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- The search keys of one page, by the first of the attempts that finds any. `named`: a name to look for before all.
CREATE OR REPLACE FUNCTION find_listings(asked jsonb, viewer uuid, OUT attempt integer, OUT total integer, OUT page text,
    OUT dropped text[], OUT corrected jsonb)
  LANGUAGE plpgsql STABLE SET jit = off AS $$
DECLARE
  page_limit integer := (asked ->> 'limit')::integer;
  page_offset integer := (asked ->> 'offset')::integer;
  near_city smallint;
  near_region smallint;
  own integer;
  named integer[] := '{}';
  tried record;
  keys integer[];
  each record;
BEGIN
  keys := '{}';
  SELECT place_code(region_slug, city_slug), search_key INTO near_city, own FROM listings WHERE user_id = viewer;
  near_region := near_city / 100;
  attempt := 0; total := 0; dropped := '{}'; corrected := '[]';
  IF asked ? 'named' THEN
    named := find_named(asked ->> 'named', known_places(asked -> 'within'),
      CASE WHEN asked -> 'within' ? 'terms' THEN known_terms(asked #> '{within,terms}') END, near_city, near_region);
    named := array_remove(named, own);
  END IF;
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    tried := try_search(each.value, near_city, near_region, asked ->> 'sort', ARRAY[own] || named, page_offset + page_limit);
    attempt := each.at; total := tried.total; keys := tried.keys; dropped := tried.dropped; corrected := tried.corrected;
    EXIT WHEN total > 0 OR cardinality(named) > 0;
  END LOOP;
  keys := named || ARRAY(
    SELECT key FROM (SELECT key, min(at) AS at FROM unnest(keys) WITH ORDINALITY AS all_found(key, at)
      WHERE key IS DISTINCT FROM own AND NOT EXISTS (SELECT FROM unnest(named) AS begun WHERE begun = key)
      GROUP BY key) AS once
    ORDER BY at);
  IF total <= 1000 THEN
    total := least(cardinality(keys), 1001);
  END IF;
  page := array_to_string(keys[page_offset + 1:page_offset + page_limit], ',');
END $$;
