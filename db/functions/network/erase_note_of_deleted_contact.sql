-- Of the first tables, whose notes stood on connections; a contact's notes go with it since they have a table of their own.
CREATE OR REPLACE FUNCTION erase_note_of_deleted_contact()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.note := NULL;
  RETURN NEW;
END $$;
