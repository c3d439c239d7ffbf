-- The terms whose postings answer these terms: for members those of open pages, too. Only terms that have any. Each
-- is looked up in the index: a join could read all postings for one.
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
