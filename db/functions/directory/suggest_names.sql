-- The first businesses whose name begins so; `open_only`: only those with an open page.
CREATE OR REPLACE FUNCTION suggest_names(typed text, near_region text, near_city text, most integer, fewest_letters integer,
    at_instant timestamptz, open_only boolean, viewer uuid)
  RETURNS jsonb
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
  home smallint := place_code(near_region, near_city);
  keys integer[];
  begun integer[];
  hidden integer[] := '{}';
BEGIN
  IF length(start) < fewest_letters THEN
    RETURN '[]';
  END IF;
  IF viewer IS NOT NULL THEN
    hidden := blocked_listing_keys(viewer);
  END IF;
  -- All that begins so lies below '~', which no name has.
  keys := ARRAY(
    SELECT search_key FROM (
      SELECT search_key, city_slug, region_slug FROM listings
      WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~') AND (has_open_page OR NOT open_only)
        AND visible_until > at_instant AND search_key <> ALL (hidden) LIMIT 30) AS named
    WHERE EXISTS (SELECT FROM search_entries AS entry WHERE entry.search_key = named.search_key)
    ORDER BY CASE WHEN city_slug = near_city AND region_slug = near_region THEN 0 WHEN region_slug = near_region THEN 1 ELSE 2 END,
      search_key DESC LIMIT most);
  IF cardinality(keys) < most AND start NOT LIKE '% %' THEN
    begun := posting_terms(existing_term_ids(open_kind('word', open_only), ARRAY[base_form(start)]) || ARRAY(
      SELECT id FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', open_only) AND name ~>=~ start AND name ~<~ (start || '~')
      ORDER BY name USING ~<~ LIMIT 4), open_only);
    IF home IS NOT NULL THEN
      keys := keys || walk_postings(begun, 1::smallint, home, NULL, NULL, NULL, keys || hidden, most - cardinality(keys));
    END IF;
    IF cardinality(keys) < most THEN
      keys := keys || walk_postings(begun, 1::smallint, NULL, NULL, NULL, NULL, keys || hidden, most - cardinality(keys));
    END IF;
  END IF;
  RETURN coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', business_name, 'slug', slug, 'city', city_slug) ORDER BY at)
    FROM unnest(keys) WITH ORDINALITY AS named(key, at)
    JOIN listings ON search_key = key WHERE visible_until > at_instant AND (has_open_page OR NOT open_only)), '[]');
END $$;
