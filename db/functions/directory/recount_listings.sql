-- Counts everything that is indexed from the start, after a bulk load. Nothing else may write the index meanwhile.
CREATE OR REPLACE FUNCTION recount_listings()
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE listing_changes IN ACCESS EXCLUSIVE MODE;
  DELETE FROM listing_changes;
  DELETE FROM listing_counts WHERE kind <> 'active';
  INSERT INTO listing_counts (place, kind, name, listed)
    SELECT place, kind, name, sum(listed) FROM (
      SELECT term, place, count(*) AS listed
      FROM (SELECT listed_terms, counted_places(entry) AS places FROM search_entries AS entry OFFSET 0) AS placed
      CROSS JOIN unnest(listed_terms) AS term CROSS JOIN unnest(places) AS place GROUP BY term, place) AS counted
    JOIN search_terms ON id = term
    WHERE is_counted_kind(kind)
    GROUP BY place, kind, name ORDER BY place, kind, name;
END $$;
