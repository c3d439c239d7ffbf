-- The postings of an index entry: names and lists have some, each name once and none for a type, which no list is of. A term
-- that stands on an open page has postings of the open kind alone, which members read as well; the member kind has only what
-- visitors must not find it by.
CREATE OR REPLACE FUNCTION postings_of(entry search_entries)
  RETURNS SETOF search_postings LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  own_terms integer[] := entry.name_terms || entry.listed_terms;
  posted integer[] := ARRAY(
    SELECT id FROM search_terms AS own WHERE id = ANY (own_terms) AND kind <> 'type' AND NOT EXISTS (
      SELECT FROM search_terms AS opened
      WHERE opened.kind = open_kind(own.kind, true) AND opened.name = own.name AND opened.id = ANY (own_terms)));
BEGIN
  RETURN QUERY SELECT has, entry.search_key, entry.position, entry.name_position, in_band::smallint, place.city, place.region
    FROM (SELECT unnest(entry.name_terms), 1 UNION ALL SELECT unnest(entry.listed_terms), 2) AS own(has, in_band)
    CROSS JOIN listed_places(entry) AS place
    WHERE has = ANY (posted);
END $$;
