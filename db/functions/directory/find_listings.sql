-- The search keys of one page: those that `find_named` finds, then those of the first of the attempts that finds any. `open`:
-- only listings with an open page, by what stands on it. `beside`: lists of attempts whose first stand among the first three,
-- too. `usual`, `askers`: as `as_asker_reads` takes them. `after`: the contact that the page goes on behind, which may have
-- moved; `offset` is where it stood, in case it left. `refine`: what `refine_keys` is asked of the first thousand.
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
  hidden integer[] := '{}';
  names record;
  named integer[];
  tried record;
  keys integer[];
  each record;
  -- Who joined in between may have moved the contact by a page.
  wanted integer := page_offset + page_limit * CASE WHEN asked ? 'after' THEN 2 ELSE 1 END;
  before integer := page_offset;
  is_refined boolean := asked ? 'refine';
  repairs jsonb;
  with_buyers jsonb := '{}';
  is_open boolean := coalesce((asked ->> 'open')::boolean, false);
BEGIN
  asked := as_asker_reads(asked, viewer);
  keys := '{}';
  IF is_refined THEN
    wanted := 1001;
  END IF;
  SELECT place_code(region_slug, city_slug), search_key INTO near_city, own FROM listings WHERE user_id = viewer;
  IF viewer IS NOT NULL THEN
    hidden := blocked_listing_keys(viewer);
  END IF;
  near_region := near_city / 100;
  -- Buyers are found by who sells, and by nobody else.
  IF asked #>> '{attempts,0,type}' = 'buyer' AND EXISTS (SELECT FROM users WHERE id = viewer AND user_type <> 'buyer') THEN
    with_buyers := '{"buyers": true}';
  END IF;
  attempt := 0; total := 0; dropped := '{}'; corrected := '[]';
  names := find_named(asked, near_city, near_region, own, is_open, hidden);
  named := names.named;
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    -- Most searches are answered by a trade, and need no words repaired.
    IF repairs IS NULL AND each.value ?| '{words,first,names}' THEN
      repairs := correct_words(asked -> 'attempts', is_open, hidden);
    END IF;
    tried := try_search(each.value || jsonb_build_object('repairs', repairs) || with_buyers, near_city, near_region, asked ->> 'sort',
      ARRAY[own] || hidden || named, wanted, is_open, hidden);
    attempt := each.at; total := tried.total; keys := tried.keys;
    IF is_refined THEN
      keys := refine_keys(keys, asked -> 'refine');
      total := cardinality(keys);
    END IF;
    dropped := tried.dropped; corrected := tried.corrected;
    EXIT WHEN total > 0 OR cardinality(named) > 0;
  END LOOP;
  IF total > 0 AND asked -> 'attempts' -> attempt ? 'and' THEN
    FOR each IN SELECT value FROM jsonb_array_elements(asked -> 'attempts' -> attempt -> 'and') LOOP
      tried := try_search(each.value, near_city, near_region, asked ->> 'sort', ARRAY[own] || hidden || named, wanted, is_open, hidden);
      EXIT WHEN tried.total > 0;
    END LOOP;
    total := total + tried.total;
    keys := ARRAY(SELECT key FROM (
      SELECT key, at, 0 AS half FROM unnest(keys) WITH ORDINALITY AS one(key, at)
      UNION ALL SELECT key, at, 1 FROM unnest(tried.keys) WITH ORDINALITY AS two(key, at)) AS halves ORDER BY at, half);
  ELSIF total > 0 AND jsonb_array_length(asked -> 'beside') > 0 THEN
    keys := put_beside(keys, asked -> 'attempts' -> attempt, asked -> 'beside', near_city, near_region, ARRAY[own] || hidden || named, is_open, hidden);
  END IF;
  -- Names come first in a list that is ordered by what fits best; by age and by name they take their place.
  keys := ARRAY(
    SELECT key FROM (SELECT key, min(at) AS at FROM unnest(named || keys) WITH ORDINALITY AS all_found(key, at)
      WHERE key IS DISTINCT FROM own AND key <> ALL (hidden) GROUP BY key) AS once
    ORDER BY CASE WHEN asked ->> 'sort' = 'newest' THEN -key END,
      CASE WHEN asked ->> 'sort' = 'name' AND cardinality(named) > 0 THEN
        (SELECT name_position FROM search_entries WHERE search_key = key) END,
      at);
  IF is_refined THEN
    keys := refine_keys(keys, asked -> 'refine', names.spared);
    total := cardinality(keys);
  ELSIF total <= 1000 THEN
    total := least(cardinality(keys), 1001);
  ELSE
    total := 1001;
  END IF;
  IF asked ? 'after' THEN
    before := coalesce(
      array_position(keys, (SELECT search_key FROM listings WHERE user_id = (asked ->> 'after')::uuid)),
      greatest(page_offset - 1, 0));
  END IF;
  page := array_to_string(keys[before + 1:before + page_limit], ',');
END $$;
