-- How many listings stand under each name, with their count. Many names of one kind are read as a whole, which lies
-- together on disk: twenty names would be looked up one by one.
CREATE OR REPLACE FUNCTION count_listed(questions jsonb)
  RETURNS jsonb LANGUAGE plpgsql STABLE STRICT
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
