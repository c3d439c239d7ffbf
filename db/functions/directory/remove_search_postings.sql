-- Removes the postings of an index entry.
CREATE OR REPLACE FUNCTION remove_search_postings(entry search_entries)
  RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  DELETE FROM search_postings WHERE term = ANY (entry.name_terms || entry.listed_terms)
    AND region = ANY (ARRAY(SELECT place.region FROM listed_places(entry) AS place)) AND search_key = entry.search_key;
END $$;
