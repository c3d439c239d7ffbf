-- Removes a member's notes about a contact whose account is erased.
CREATE OR REPLACE FUNCTION forget_who_left()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.note := NULL;
  RETURN NEW;
END $$;
