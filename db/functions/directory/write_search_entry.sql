-- Writes a listing into the index. An entry that exists is rewritten in place, so that only the difference is counted.
CREATE OR REPLACE FUNCTION write_search_entry(listing listings)
  RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  entry search_entries := search_entry_of(listing);
  former search_entries;
BEGIN
  SELECT * INTO former FROM search_entries WHERE search_key = listing.search_key;
  IF FOUND THEN
    PERFORM remove_search_postings(former);
  END IF;
  INSERT INTO search_entries SELECT entry.*
    ON CONFLICT (search_key) DO UPDATE
      SET (city, other_places, position, name_position, name_terms, listed_terms, terms)
      = (excluded.city, excluded.other_places, excluded.position, excluded.name_position, excluded.name_terms,
        excluded.listed_terms, excluded.terms);
  INSERT INTO search_postings SELECT * FROM postings_of(entry);
END $$;
