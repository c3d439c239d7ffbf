-- Whether a listing that is not hidden has a term. Postings come first: those of a common word end with the first
-- row.
CREATE OR REPLACE FUNCTION is_term_in_use(term_id integer, hidden integer[])
  RETURNS boolean LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN hidden = '{}'
    OR NOT EXISTS (SELECT FROM search_entries WHERE search_key = ANY (hidden) AND terms @> ARRAY[term_id])
    OR EXISTS (SELECT FROM unnest(posting_terms(ARRAY[term_id], false)) AS posted CROSS JOIN LATERAL (
      SELECT FROM search_postings WHERE term = posted AND search_key <> ALL (hidden) LIMIT 1) AS one)
    OR EXISTS (SELECT FROM search_entries WHERE terms @> ARRAY[term_id] AND search_key <> ALL (hidden));
END $$;
