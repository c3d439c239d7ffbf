-- Drops the words and quartiers that no listing has any more, of up to `most` listings that lost some. A listing that is
-- being written holds the lock until its terms are visible to all; then they wait for the next time, so that no deadlock
-- arises.
CREATE OR REPLACE FUNCTION drop_unused_terms(most integer)
  RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  lost integer[];
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('search_terms', 0)) THEN
    RETURN;
  END IF;
  WITH taken AS (
    DELETE FROM lost_terms WHERE id IN (SELECT id FROM lost_terms ORDER BY id LIMIT most) RETURNING terms)
  SELECT array_agg(DISTINCT term) INTO lost FROM taken CROSS JOIN unnest(terms) AS term;
  -- Postings come first: those of a common word end with the first row.
  lost := ARRAY(
    SELECT id FROM search_terms WHERE id = ANY (lost) AND kind IN ('open-quartier', 'open-word', 'quartier', 'word')
      AND cardinality(posting_terms(ARRAY[id], false)) = 0);
  lost := ARRAY(SELECT id FROM unnest(lost) AS id
    WHERE NOT EXISTS (SELECT FROM search_entries WHERE terms @> ARRAY[id]));
  DELETE FROM search_terms WHERE id = ANY (lost);
END $$;
