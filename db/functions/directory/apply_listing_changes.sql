-- Applies the changes of counts that were written down first, at most `most`; one caller at a time, so that each is
-- applied once.
CREATE OR REPLACE FUNCTION apply_listing_changes(most integer)
  RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('listing_counts', 0));
  WITH taken AS (
    DELETE FROM listing_changes WHERE id IN (SELECT id FROM listing_changes ORDER BY id LIMIT most) RETURNING change, places, terms
  ), moved AS (
    SELECT term, place, sum(change) AS change FROM taken CROSS JOIN unnest(terms) AS term CROSS JOIN unnest(places) AS place
    GROUP BY term, place HAVING sum(change) <> 0
  )
  MERGE INTO listing_counts AS counted USING (
    SELECT place, kind, name, sum(change) AS change
    FROM moved JOIN search_terms ON id = term
    WHERE is_counted_kind(kind)
    GROUP BY place, kind, name HAVING sum(change) <> 0) AS each
  ON counted.place = each.place AND counted.kind = each.kind AND counted.name = each.name
  WHEN MATCHED THEN UPDATE SET listed = counted.listed + each.change
  WHEN NOT MATCHED THEN INSERT (place, kind, name, listed) VALUES (each.place, each.kind, each.name, each.change);
END $$;
