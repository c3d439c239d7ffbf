-- The ids of the terms of one kind that exist.
CREATE OR REPLACE FUNCTION existing_term_ids(of_kind text, names text[])
  RETURNS integer[] LANGUAGE sql STABLE STRICT
  RETURN coalesce((SELECT array_agg(id) FROM search_terms WHERE kind = of_kind AND name = ANY (names)), '{}');
