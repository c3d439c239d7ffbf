-- Room for all counts of a page to move at once: they stay where they stand together.
ALTER TABLE "listing_counts" SET (fillfactor = 45);--> statement-breakpoint
-- Many names of one kind are read as the whole of it, which stands together: twenty names alone would be found one by one.
CREATE OR REPLACE FUNCTION count_listed(questions jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  each record;
  here smallint;
  answers jsonb := '[]';
  answer jsonb;
BEGIN
  FOR each IN SELECT question ->> 'kind' AS kind, question ->> 'region' AS region, question ->> 'city' AS city,
      ARRAY(SELECT jsonb_array_elements_text(question -> 'names')) AS names FROM jsonb_array_elements(questions) AS question LOOP
    here := counted_place(each.region, each.city);
    IF cardinality(each.names) > 6 AND each.kind <> 'item' THEN
      SELECT jsonb_object_agg(name, listed) INTO answer FROM listing_counts
        WHERE place = here AND kind = each.kind AND (name = ANY (each.names)) IS TRUE;
    ELSE
      SELECT jsonb_object_agg(name, listed) INTO answer FROM listing_counts
        WHERE place = here AND kind = each.kind AND name = ANY (each.names);
    END IF;
    answers := answers || jsonb_build_array(coalesce(answer, '{}'));
  END LOOP;
  RETURN answers;
END $$;
--> statement-breakpoint
-- The first businesses whose name begins so, the nearest of thirty first, as [{name, slug, city}].
CREATE OR REPLACE FUNCTION suggest_names(typed text, near_region text, near_city text, most integer) RETURNS jsonb
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
BEGIN
  IF length(start) < 3 THEN
    RETURN '[]';
  END IF;
  -- All that begins so lies below '~', which no name has.
  RETURN coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', business_name, 'slug', slug, 'city', city_slug) ORDER BY distance, search_key DESC)
    FROM (
      SELECT business_name, slug, city_slug, search_key,
        CASE WHEN city_slug = near_city AND region_slug = near_region THEN 0 WHEN region_slug = near_region THEN 1 ELSE 2 END AS distance
      FROM (
        SELECT business_name, slug, city_slug, region_slug, search_key FROM listings
        WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~') LIMIT 30) AS named
      WHERE EXISTS (SELECT FROM search_entries AS entry WHERE entry.search_key = named.search_key)
      ORDER BY distance, search_key DESC LIMIT most) AS nearest), '[]');
END $$;
