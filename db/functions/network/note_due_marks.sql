-- Notes that a listing changed by what lists of other members find it by.
CREATE OR REPLACE FUNCTION note_due_marks()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO due_marks (user_id, changed_at) VALUES (NEW.user_id, clock_timestamp())
    ON CONFLICT (user_id) DO UPDATE SET changed_at = excluded.changed_at;
  RETURN NULL;
END $$;
