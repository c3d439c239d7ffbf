-- The search keys of one page: those that `find_named` finds, then those that `find_by_attempts` does. `open`: only listings
-- with an open page, by what stands on it. `usual`, `askers`: as `as_asker_reads` takes them. `after`: the contact that the
-- page goes on behind, which may have moved; `offset` is where it stood, in case it left. `refine`: what `refine_keys` is
-- asked of the first thousand.
CREATE OR REPLACE FUNCTION find_listings(asked jsonb, viewer uuid, OUT attempt integer, OUT total integer, OUT page text,
    OUT dropped text[], OUT corrected jsonb)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  page_limit integer := (asked ->> 'limit')::integer;
  page_offset integer := (asked ->> 'offset')::integer;
  near_city smallint;
  own integer;
  hidden integer[] := '{}';
  is_open boolean := coalesce((asked ->> 'open')::boolean, false);
  names record;
  found record;
  keys integer[];
  before integer := page_offset;
BEGIN
  asked := as_asker_reads(asked, viewer);
  SELECT place_code(region_slug, city_slug), search_key INTO near_city, own FROM listings WHERE user_id = viewer;
  IF viewer IS NOT NULL THEN
    hidden := blocked_listing_keys(viewer);
  END IF;
  -- Buyers are found by who sells, and by nobody else.
  IF asked #>> '{attempts,0,type}' = 'buyer' AND EXISTS (SELECT FROM users WHERE id = viewer AND user_type <> 'buyer') THEN
    asked := asked || '{"buyers": true}';
  END IF;
  names := find_named(asked, near_city, near_city / 100::smallint, own, is_open, hidden);
  -- Who joined in between may have moved the contact by a page.
  found := find_by_attempts(asked, names.named, near_city, own, is_open, hidden, CASE WHEN asked ? 'refine' THEN 1001
    ELSE page_offset + page_limit * CASE WHEN asked ? 'after' THEN 2 ELSE 1 END END);
  attempt := found.attempt; dropped := found.dropped; corrected := found.corrected;
  -- Names come first in a list that is ordered by what fits best; by age and by name they take their place.
  keys := ARRAY(
    SELECT key FROM (SELECT key, min(at) AS at FROM unnest(names.named || found.keys) WITH ORDINALITY AS all_found(key, at)
      WHERE key IS DISTINCT FROM own AND key <> ALL (hidden) GROUP BY key) AS once
    ORDER BY CASE WHEN asked ->> 'sort' = 'newest' THEN -key END,
      CASE WHEN asked ->> 'sort' = 'name' AND cardinality(names.named) > 0 THEN
        (SELECT name_position FROM search_entries WHERE search_key = key) END,
      at);
  IF asked ? 'refine' AND (cardinality(names.named) > 0 OR asked -> 'refine' ?| '{byPrice,byAnswers}') THEN
    keys := refine_keys(keys, asked -> 'refine', names.spared);
  END IF;
  total := CASE WHEN asked ? 'refine' THEN cardinality(keys) WHEN found.total <= 1000 THEN least(cardinality(keys), 1001) ELSE 1001 END;
  IF asked ? 'after' THEN
    before := coalesce(
      array_position(keys, (SELECT search_key FROM listings WHERE user_id = (asked ->> 'after')::uuid)),
      greatest(page_offset - 1, 0));
  END IF;
  page := array_to_string(keys[before + 1:before + page_limit], ',');
END $$;
