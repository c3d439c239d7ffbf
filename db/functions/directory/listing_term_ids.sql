-- The terms of one kind that a listing has, and the same of open pages where it has one.
CREATE OR REPLACE FUNCTION listing_term_ids(of_kind text, names text[], is_open boolean)
  RETURNS integer[] LANGUAGE plpgsql AS $$
BEGIN
  RETURN ensure_term_ids(of_kind, names) || CASE WHEN is_open THEN ensure_term_ids(open_kind(of_kind, true), names) ELSE '{}' END;
END $$;
