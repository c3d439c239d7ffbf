-- Writes the marks of listings that changed at least a minute ago into up to `most` rows of other members' lists; a
-- row that was saved just before the change is committed by then. It waits for no lock, so that no deadlock arises.
CREATE OR REPLACE FUNCTION renew_marks(most integer)
  RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  due record;
  written integer;
  renewed integer := 0;
BEGIN
  FOR due IN
    SELECT due_marks.user_id, coalesce(marked.name_marks, 0) AS names, coalesce(marked.entry_marks, 0) AS entries
      FROM due_marks LEFT JOIN LATERAL marks_of_listing(due_marks.user_id) AS marked ON true
      WHERE changed_at < clock_timestamp() - interval '1 minute'
      ORDER BY changed_at LIMIT 100 FOR UPDATE OF due_marks SKIP LOCKED
  LOOP
    UPDATE connections SET name_marks = due.names, entry_marks = due.entries WHERE id IN (
      SELECT id FROM connections WHERE connected_user_id = due.user_id
          AND (name_marks <> due.names OR entry_marks <> due.entries)
        LIMIT most - renewed FOR NO KEY UPDATE SKIP LOCKED);
    GET DIAGNOSTICS written = ROW_COUNT;
    renewed := renewed + written;
    UPDATE saved_contacts SET name_marks = due.names, entry_marks = due.entries WHERE id IN (
      SELECT id FROM saved_contacts WHERE contact_id = due.user_id
          AND (name_marks <> due.names OR entry_marks <> due.entries)
        LIMIT most - renewed FOR NO KEY UPDATE SKIP LOCKED);
    GET DIAGNOSTICS written = ROW_COUNT;
    renewed := renewed + written;
    DELETE FROM due_marks WHERE user_id = due.user_id
      AND NOT EXISTS (SELECT FROM connections WHERE connected_user_id = due.user_id
        AND (name_marks <> due.names OR entry_marks <> due.entries))
      AND NOT EXISTS (SELECT FROM saved_contacts WHERE contact_id = due.user_id
        AND (name_marks <> due.names OR entry_marks <> due.entries));
    EXIT WHEN renewed >= most;
  END LOOP;
  RETURN renewed;
END $$;
