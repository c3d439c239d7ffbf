-- The code of a town; null where it is not in the catalogue.
CREATE OR REPLACE FUNCTION place_code(in_region text, in_city text)
  RETURNS smallint LANGUAGE sql STABLE STRICT
  RETURN (SELECT code FROM search_places WHERE region_slug = in_region AND city_slug = in_city);
