-- How many listings stand under each name of a kind in a quartier; in a town where none is given; in a region where no
-- town is, either; in the country where nothing is. Many names of one kind are read as a whole, which lies together on disk: twenty names would be looked up
-- one by one.
CREATE OR REPLACE FUNCTION count_listings(questions jsonb)
  RETURNS jsonb LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  each record;
  here integer;
  answers jsonb := '[]';
  answer jsonb;
BEGIN
  FOR each IN SELECT question ->> 'kind' AS kind, question ->> 'region' AS region, question ->> 'city' AS city, question ->> 'quartier' AS quartier,
      ARRAY(SELECT jsonb_array_elements_text(question -> 'names')) AS names FROM jsonb_array_elements(questions) AS question LOOP
    here := CASE WHEN each.quartier IS NOT NULL THEN -(SELECT id FROM search_terms WHERE kind = 'quartier'
        AND name = each.city || '/' || array_to_string(index_words(each.quartier), ' '))
      WHEN each.city IS NOT NULL THEN place_code(each.region, each.city)
      WHEN each.region IS NOT NULL THEN (SELECT code / 100 FROM search_places WHERE region_slug = each.region LIMIT 1)
      ELSE 0 END;
    IF cardinality(each.names) > 6 AND each.kind NOT IN ('item', 'open-item') THEN
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
