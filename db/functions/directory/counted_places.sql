-- The places that a listing is counted in: the country, its regions and its towns, each once.
CREATE OR REPLACE FUNCTION counted_places(entry search_entries)
  RETURNS smallint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT DISTINCT place FROM unnest(ARRAY[0, entry.city / 100, entry.city] || entry.other_places) AS place ORDER BY place)
$$;
