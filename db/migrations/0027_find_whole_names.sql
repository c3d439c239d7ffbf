-- Those that have one of the names, as `plain_words` writes it, all of `every` and one of `one_of`: first those of the
-- town that was asked for, then the nearest; of very many some.
CREATE FUNCTION find_called(names text[], every integer[], one_of integer[], asked_city smallint, near_city smallint,
    near_region smallint)
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT search_key
    FROM (SELECT search_key AS key FROM unnest(names) AS name JOIN listings ON name_folded = name LIMIT 25) AS called
    JOIN search_entries ON search_key = key
    WHERE terms @> every AND (one_of IS NULL OR terms && one_of)
    ORDER BY city IS DISTINCT FROM asked_city,
      CASE WHEN city = near_city THEN 0 WHEN city / 100 = near_region THEN 1 ELSE 2 END, position, search_key DESC);
END $$;
--> statement-breakpoint
-- The search keys of one page, by the first of the attempts that finds any. `called` and `named`: whole names and the
-- beginning of one, to look for before all.
CREATE OR REPLACE FUNCTION find_listings(asked jsonb, viewer uuid, OUT attempt integer, OUT total integer, OUT page text,
    OUT dropped text[], OUT corrected jsonb)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  page_limit integer := (asked ->> 'limit')::integer;
  page_offset integer := (asked ->> 'offset')::integer;
  near_city smallint;
  near_region smallint;
  own integer;
  named integer[] := '{}';
  called integer[] := '{}';
  tried record;
  keys integer[];
  each record;
  -- Who joined in between may have moved the contact by a page.
  wanted integer := page_offset + page_limit * CASE WHEN asked ? 'after' THEN 2 ELSE 1 END;
  before integer := page_offset;
BEGIN
  keys := '{}';
  SELECT place_code(region_slug, city_slug), search_key INTO near_city, own FROM listings WHERE user_id = viewer;
  near_region := near_city / 100;
  attempt := 0; total := 0; dropped := '{}'; corrected := '[]';
  -- A single word that stands in a name is found by it.
  IF plain_words(asked ->> 'named') LIKE '% %' THEN
    named := find_named(asked ->> 'named', known_places(asked -> 'within'),
      CASE WHEN asked -> 'within' ? 'terms' THEN known_terms(asked #> '{within,terms}') END, near_city, near_region);
  END IF;
  IF asked ? 'called' THEN
    called := find_called(ARRAY(SELECT jsonb_array_elements_text(asked -> 'called')), known_places(asked -> 'chosen'),
      CASE WHEN asked -> 'chosen' ? 'terms' THEN known_terms(asked #> '{chosen,terms}') END,
      place_code(asked #>> '{within,region}', asked #>> '{within,city}'), near_city, near_region);
  END IF;
  named := array_remove(called || ARRAY(
    SELECT key FROM unnest(named) WITH ORDINALITY AS begun(key, at)
    WHERE NOT EXISTS (SELECT FROM unnest(called) AS whole WHERE whole = key) ORDER BY at), own);
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    tried := try_search(each.value, near_city, near_region, asked ->> 'sort', ARRAY[own] || named, wanted);
    attempt := each.at; total := tried.total; keys := tried.keys; dropped := tried.dropped; corrected := tried.corrected;
    EXIT WHEN total > 0 OR cardinality(named) > 0;
  END LOOP;
  -- Names come first in a list that is ordered by what fits best; by age and by name they take their place.
  keys := ARRAY(
    SELECT key FROM (SELECT key, min(at) AS at FROM unnest(named || keys) WITH ORDINALITY AS all_found(key, at)
      WHERE key IS DISTINCT FROM own GROUP BY key) AS once
    ORDER BY CASE WHEN asked ->> 'sort' = 'newest' THEN -key END,
      CASE WHEN asked ->> 'sort' = 'name' AND cardinality(named) > 0 THEN
        (SELECT name_position FROM search_entries WHERE search_key = key) END,
      at);
  IF total <= 1000 THEN
    total := least(cardinality(keys), 1001);
  END IF;
  IF asked ? 'after' THEN
    before := coalesce(
      array_position(keys, (SELECT search_key FROM listings WHERE user_id = (asked ->> 'after')::uuid)),
      greatest(page_offset - 1, 0));
  END IF;
  page := array_to_string(keys[before + 1:before + page_limit], ',');
END $$;
