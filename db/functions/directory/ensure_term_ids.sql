-- The ids of terms, created where they are new. They are locked against `drop_unused_terms` until the transaction
-- ends.
CREATE OR REPLACE FUNCTION ensure_term_ids(of_kind text, names text[])
  RETURNS integer[] LANGUAGE plpgsql STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  ids integer[];
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('search_terms', 0));
  SELECT array_agg(id) INTO ids FROM search_terms WHERE kind = of_kind AND name = ANY (names);
  IF coalesce(cardinality(ids), 0) < cardinality(names) THEN
    INSERT INTO search_terms (kind, name) SELECT of_kind, fresh FROM unnest(names) AS fresh ORDER BY fresh
      ON CONFLICT DO NOTHING;
    SELECT array_agg(id) INTO ids FROM search_terms WHERE kind = of_kind AND name = ANY (names);
  END IF;
  RETURN coalesce(ids, '{}');
END $$;
