-- Those of the terms that listings are counted by.
CREATE OR REPLACE FUNCTION counted_terms(terms integer[])
  RETURNS integer[] LANGUAGE sql STABLE STRICT
  RETURN ARRAY(SELECT id FROM search_terms WHERE id = ANY (terms) AND is_counted(kind));
