-- Removes a listing from the index.
CREATE OR REPLACE FUNCTION remove_search_entry(key integer)
  RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  entry search_entries;
BEGIN
  DELETE FROM search_entries WHERE search_key = key RETURNING * INTO entry;
  PERFORM remove_search_postings(entry);
END $$;
