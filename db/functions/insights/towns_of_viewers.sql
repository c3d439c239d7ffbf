-- The towns from which surely at least `fewest` people looked at a listing in the ninety days before a day.
CREATE OR REPLACE FUNCTION towns_of_viewers(listing uuid, before_day date, fewest integer)
  RETURNS text[] LANGUAGE sql STABLE
  RETURN ARRAY(SELECT city FROM listing_days
      CROSS JOIN jsonb_to_recordset(towns) AS part(city text, marks jsonb)
      CROSS JOIN LATERAL (SELECT each::integer AS mark FROM jsonb_array_elements_text(marks) AS of_part(each)) AS marked
    WHERE listing_id = listing AND day BETWEEN before_day - 90 AND before_day - 1
    GROUP BY city
    HAVING count(DISTINCT mark) FILTER (WHERE mark >> 16 = 0) >= fewest
      AND count(DISTINCT mark) FILTER (WHERE mark >> 16 = 1) >= fewest
      AND count(DISTINCT mark) FILTER (WHERE mark >> 16 = 2) >= fewest);
