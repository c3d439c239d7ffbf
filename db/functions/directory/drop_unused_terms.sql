-- Drops terms that no listing has any more, of up to `most` listings that lost some. A listing that is being written
-- holds a lock until its terms are visible to all; then the terms wait for the next time. It waits for no lock, so
-- that no deadlock arises.
CREATE OR REPLACE FUNCTION drop_unused_terms(most integer)
  RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  lost integer[];
BEGIN
  WITH taken AS (
    DELETE FROM lost_terms WHERE id IN (SELECT id FROM lost_terms ORDER BY id LIMIT most FOR UPDATE SKIP LOCKED)
    RETURNING terms)
  SELECT array_agg(DISTINCT term) INTO lost FROM taken CROSS JOIN unnest(terms) AS term;
  lost := unused_terms(lost);
  IF lost IS NULL OR lost = '{}' THEN
    RETURN;
  END IF;
  IF NOT pg_try_advisory_xact_lock(hashtextextended('search_terms', 0)) THEN
    INSERT INTO lost_terms (terms) VALUES (lost);
    RETURN;
  END IF;
  -- Asked once: in the condition it would be asked for each term that there is.
  lost := unused_terms(lost);
  DELETE FROM search_terms WHERE id = ANY (lost);
END $$;
