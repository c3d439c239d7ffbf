DROP FUNCTION suggest_names(text, text, text, integer, integer, timestamptz);
--> statement-breakpoint
-- The first businesses whose name begins so, or has a word that does, as [{name, slug, city}]; of each kind the nearest
-- first, of very many some. From so many letters on; only those whose time is not over at that instant, though the
-- clock takes them out of the index within a minute anyway. `open_only`: without those who closed their page.
CREATE FUNCTION suggest_names(typed text, near_region text, near_city text, most integer, fewest_letters integer,
    at_instant timestamptz, open_only boolean) RETURNS jsonb
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
  home smallint := place_code(near_region, near_city);
  keys integer[];
  begun integer[];
BEGIN
  IF length(start) < fewest_letters THEN
    RETURN '[]';
  END IF;
  -- All that begins so lies below '~', which no name has.
  keys := ARRAY(
    SELECT search_key FROM (
      SELECT search_key, city_slug, region_slug, visible_until FROM listings
      WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~') AND (open_page OR NOT open_only) LIMIT 30) AS named
    WHERE visible_until > at_instant AND EXISTS (SELECT FROM search_entries AS entry WHERE entry.search_key = named.search_key)
    ORDER BY CASE WHEN city_slug = near_city AND region_slug = near_region THEN 0 WHEN region_slug = near_region THEN 1 ELSE 2 END,
      search_key DESC LIMIT most);
  IF cardinality(keys) < most AND start NOT LIKE '% %' THEN
    begun := known_term_ids('word', ARRAY[base_form(start)]) || ARRAY(
      SELECT id FROM search_terms WHERE kind = 'word' AND name ~>=~ start AND name ~<~ (start || '~')
      ORDER BY name USING ~<~ LIMIT 4);
    IF home IS NOT NULL THEN
      keys := keys || walk_postings(begun, 1::smallint, home, NULL, NULL, NULL, keys, most - cardinality(keys));
    END IF;
    IF cardinality(keys) < most THEN
      keys := keys || walk_postings(begun, 1::smallint, NULL, NULL, NULL, NULL, keys, most - cardinality(keys));
    END IF;
  END IF;
  RETURN coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', business_name, 'slug', slug, 'city', city_slug) ORDER BY at)
    FROM unnest(keys) WITH ORDINALITY AS named(key, at)
    JOIN listings ON search_key = key WHERE visible_until > at_instant AND (open_page OR NOT open_only)), '[]');
END $$;
