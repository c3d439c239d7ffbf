-- The places that a listing is counted in: the country, its regions and its towns, each once, and by the numbers of their
-- terms, which are below 0, its quartiers.
CREATE OR REPLACE FUNCTION counted_places(entry search_entries)
  RETURNS integer[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT place::integer FROM unnest(ARRAY[0, entry.city / 100, entry.city] || entry.other_places) AS place
    UNION SELECT -id FROM search_terms WHERE id = ANY (entry.terms) AND kind = 'quartier' ORDER BY 1)
$$;
