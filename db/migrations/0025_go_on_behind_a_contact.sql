-- The search keys of one page, by the first of the attempts that finds any. `named`: a name to look for before all.
-- `after`: the contact that the page goes on behind, which may have moved; `offset` is where it stood, for when it left.
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
  IF asked ? 'named' THEN
    named := named_like(asked ->> 'named', known_places(asked -> 'within'),
      CASE WHEN asked -> 'within' ? 'terms' THEN known_terms(asked #> '{within,terms}') END, near_city, near_region);
    named := array_remove(named, own);
  END IF;
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
