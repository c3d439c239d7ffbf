-- Listings with one of the terms in their names or lists: names first, and of each the nearest first: all that there
-- are up to a thousand, else the first ones wanted that are not skipped. A listing with several
-- addresses comes once, by the nearest: where a list has it again, the list is walked again without it.
CREATE OR REPLACE FUNCTION list_postings(asked_terms integer[], in_city smallint, in_region smallint, near_city smallint,
    near_region smallint, sort text, skipped integer[], wanted integer, bands smallint[], OUT total integer, OUT keys integer[])
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  home_region smallint := coalesce(in_region, near_region);
  home_city smallint := CASE WHEN near_city / 100 = coalesce(in_region, near_region) THEN near_city END;
  step record;
  part integer[];
  again integer[];
BEGIN
  total := count_postings(asked_terms, in_city, in_region);
  IF total <= 1000 THEN
    keys := sort_postings(asked_terms, in_city, in_region, near_city, near_region, sort);
    total := cardinality(keys);
    RETURN;
  ELSIF sort IN ('name', 'newest') THEN
    keys := order_postings(asked_terms, in_city, in_region, sort, skipped, wanted);
    RETURN;
  END IF;
  keys := '{}';
  FOR step IN SELECT band, distance FROM unnest(bands) AS band, unnest('{0,1,2}'::integer[]) AS distance
      ORDER BY CASE WHEN sort = 'nearest' THEN distance ELSE band END, band, distance LOOP
    EXIT WHEN cardinality(keys) >= wanted;
    again := '{}';
    LOOP
      part := CASE
      WHEN in_city IS NOT NULL THEN CASE WHEN step.distance = 0 THEN
        walk_postings(asked_terms, step.band, in_city, NULL, NULL, NULL, skipped || again, wanted - cardinality(keys)) END
      WHEN step.distance = 0 AND home_city IS NOT NULL THEN
        walk_postings(asked_terms, step.band, home_city, NULL, NULL, NULL, skipped || again, wanted - cardinality(keys))
      WHEN step.distance = 1 AND home_region IS NOT NULL THEN
        walk_postings(asked_terms, step.band, NULL, home_region, home_city, NULL, skipped || again, wanted - cardinality(keys))
      WHEN step.distance = 2 AND in_region IS NULL THEN
        walk_postings(asked_terms, step.band, NULL, NULL, NULL, home_region, skipped || again, wanted - cardinality(keys))
      END;
      EXIT WHEN NOT coalesce(part && keys, false);
      again := again || ARRAY(SELECT unnest(part) INTERSECT SELECT unnest(keys));
    END LOOP;
    keys := keys || coalesce(part, '{}');
  END LOOP;
END $$;
