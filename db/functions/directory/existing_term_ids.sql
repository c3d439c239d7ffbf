-- The ids of search terms (a word, trade, place or type that listings are found by) of one kind; names without a term are
-- left out.
CREATE OR REPLACE FUNCTION existing_term_ids(of_kind text, names text[])
  RETURNS integer[] LANGUAGE sql STABLE STRICT
  RETURN coalesce((SELECT array_agg(id) FROM search_terms WHERE kind = of_kind AND name = ANY (names)), '{}');
