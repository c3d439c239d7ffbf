-- Notes when a member's number changed, and has their visibility worked out again: nobody is found without a number.
CREATE OR REPLACE FUNCTION record_number_change()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET number_changed_at = now(), user_type = user_type WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
