-- The code of a town; of a region where no town is given; of the country where neither is.
CREATE OR REPLACE FUNCTION counted_place(in_region text, in_city text)
  RETURNS smallint LANGUAGE sql STABLE
  RETURN CASE WHEN in_city IS NOT NULL THEN place_code(in_region, in_city)
    WHEN in_region IS NOT NULL THEN (SELECT code / 100 FROM search_places WHERE region_slug = in_region LIMIT 1) ELSE 0 END;
