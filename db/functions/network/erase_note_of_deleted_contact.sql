-- Removes a member's notes about a contact whose account is erased.
CREATE OR REPLACE FUNCTION erase_note_of_deleted_contact()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.note := NULL;
  RETURN NEW;
END $$;
