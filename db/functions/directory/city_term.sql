-- The name of a town in the index. "other" carries its region, since a listing may be in several regions.
CREATE OR REPLACE FUNCTION city_term(in_region text, in_city text)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE in_city WHEN 'other' THEN in_region || '/other' ELSE in_city END;
