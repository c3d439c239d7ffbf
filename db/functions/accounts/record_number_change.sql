-- Notes when a member's number changed.
CREATE OR REPLACE FUNCTION record_number_change()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET number_changed_at = now() WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
