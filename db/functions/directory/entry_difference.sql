-- By what the index differs from a listing: 'missing', of no use any more ('left'), by its 'entry' or its 'postings'; null
-- where it does not. `listing` is null where nobody has the key.
CREATE OR REPLACE FUNCTION entry_difference(key integer, listing listings)
  RETURNS text LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  meant search_entries;
  entry search_entries;
BEGIN
  SELECT * INTO entry FROM search_entries WHERE search_key = key;
  IF coalesce(listing.visible_until, '-infinity') <= now() THEN
    RETURN CASE WHEN FOUND THEN 'left' END;
  ELSIF NOT FOUND THEN
    RETURN 'missing';
  END IF;
  meant := search_entry_of(listing);
  IF (entry.city, entry.other_places, entry.position, entry.name_position)
      IS DISTINCT FROM (meant.city, meant.other_places, meant.position, meant.name_position)
    OR NOT (entry.name_terms @> meant.name_terms AND entry.name_terms <@ meant.name_terms
      AND entry.listed_terms @> meant.listed_terms AND entry.listed_terms <@ meant.listed_terms
      AND entry.terms @> meant.terms AND entry.terms <@ meant.terms) THEN
    RETURN 'entry';
  END IF;
  RETURN CASE WHEN EXISTS (
    WITH meant_postings AS (SELECT * FROM postings_of(meant)),
      found AS (
        SELECT * FROM search_postings WHERE search_key = key AND term = ANY (meant.name_terms || meant.listed_terms)
          AND region = ANY (ARRAY(SELECT place.region FROM listed_places(meant) AS place)))
    (TABLE meant_postings EXCEPT TABLE found) UNION ALL (TABLE found EXCEPT TABLE meant_postings)) THEN 'postings' END;
END $$;
