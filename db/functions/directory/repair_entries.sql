-- Compares up to `most` listings, drawn by chance, with the index, writes those again that differ, and answers how many
-- differed by what. What ended within the hour is left to the clock, and a listing that somebody holds to another night.
CREATE OR REPLACE FUNCTION repair_entries(most integer, OUT difference text, OUT repaired integer)
  RETURNS SETOF record LANGUAGE plpgsql AS $$
DECLARE
  last integer := greatest((SELECT max(search_key) FROM listings), (SELECT max(search_key) FROM search_entries));
  key integer;
  listing listings;
  entry search_entries;
  differences text[] := '{}';
BEGIN
  FOR key IN SELECT DISTINCT CASE WHEN last <= most THEN at ELSE 1 + floor(random() * last)::integer END
    FROM generate_series(1, most) AS at ORDER BY 1
  LOOP
    SELECT * INTO listing FROM listings WHERE search_key = key;
    CONTINUE WHEN listing.visible_until BETWEEN now() - interval '1 hour' AND now() OR entry_difference(key, listing) IS NULL;
    -- Somebody may have written between the two, who is done once the row is ours.
    SELECT * INTO listing FROM listings WHERE search_key = key FOR NO KEY UPDATE SKIP LOCKED;
    CONTINUE WHEN NOT FOUND AND EXISTS (SELECT FROM listings WHERE search_key = key);
    difference := entry_difference(key, listing);
    CONTINUE WHEN difference IS NULL;
    differences := differences || difference;
    IF difference = 'left' THEN
      DELETE FROM search_entries WHERE search_key = key RETURNING * INTO entry;
      PERFORM remove_search_postings(entry);
    ELSE
      PERFORM remove_search_postings(search_entry_of(listing));
      PERFORM write_search_entry(listing);
    END IF;
  END LOOP;
  RETURN QUERY SELECT kind, count(*)::integer FROM unnest(differences) AS kind GROUP BY kind ORDER BY kind;
END $$;
