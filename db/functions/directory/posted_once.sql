-- The terms of a listing that have postings: of a name and of lists, each name once, and none of a type, which no
-- list is of. A term that stands on an open page has postings of the open kind alone, which members read as well; the
-- member kind has only what visitors must not find it by.
CREATE OR REPLACE FUNCTION posted_once(ids integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT id FROM search_terms AS own WHERE id = ANY (ids) AND kind <> 'type' AND NOT EXISTS (
      SELECT FROM search_terms AS opened
      WHERE opened.kind = open_kind(own.kind, true) AND opened.name = own.name AND opened.id = ANY (ids)));
END $$;
