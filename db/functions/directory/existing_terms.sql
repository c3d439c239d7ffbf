-- The ids of [kind, name] pairs; terms that no listing has are left out.
CREATE OR REPLACE FUNCTION existing_terms(pairs jsonb, is_open boolean)
  RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(SELECT id FROM jsonb_array_elements(pairs) AS pair
    JOIN search_terms ON kind = open_kind(pair ->> 0, is_open) AND name = pair ->> 1);
END $$;
