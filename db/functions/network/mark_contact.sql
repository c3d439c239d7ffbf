-- Writes by what a contact is found into the row of the list that holds it; nothing for an erased account.
CREATE OR REPLACE FUNCTION mark_contact()
  RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contact uuid;
BEGIN
  IF TG_TABLE_NAME = 'connections' THEN
    contact := NEW.connected_user_id;
  ELSE
    contact := NEW.contact_id;
  END IF;
  SELECT coalesce(marked.name_marks, 0), coalesce(marked.entry_marks, 0) INTO NEW.name_marks, NEW.entry_marks
    FROM marks_of_listing(contact) AS marked;
  RETURN NEW;
END $$;
