-- The term ids to read for a search. Listings with a public page are indexed under terms of their own `open-` kinds: a
-- visitor's search (`is_open`) reads those alone, a member's reads both. Terms without a listing are left out; each is looked
-- up in the index, since a join could read all postings for one.
CREATE OR REPLACE FUNCTION posting_terms(ids integer[], is_open boolean)
  RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off
  SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  asked integer[] := ids;
BEGIN
  IF NOT is_open THEN
    asked := ids || ARRAY(
      SELECT (SELECT opened.id FROM search_terms AS opened
        WHERE opened.kind = open_kind(own.kind, true) AND opened.name = own.name)
      FROM search_terms AS own WHERE own.id = ANY (ids));
  END IF;
  RETURN ARRAY(SELECT id FROM unnest(asked) AS id
    WHERE (SELECT term FROM search_postings WHERE term = id LIMIT 1) IS NOT NULL);
END $$;
