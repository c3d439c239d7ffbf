-- The towns of a listing, each with the region in whose lists it stands: negative where another town of that region
-- lists it.
CREATE OR REPLACE FUNCTION listed_places(entry search_entries, OUT city smallint, OUT region smallint)
  RETURNS SETOF record
  LANGUAGE plpgsql IMMUTABLE ROWS 2 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT entry.city, (entry.city / 100)::smallint
    UNION ALL
    SELECT other, (CASE WHEN other / 100 <> entry.city / 100
        AND row_number() OVER (PARTITION BY other / 100 ORDER BY other) = 1
      THEN other / 100 ELSE -(other / 100) END)::smallint
    FROM unnest(entry.other_places) AS other WHERE other >= 100;
END $$;
