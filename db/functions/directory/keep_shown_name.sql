-- Keeps the name under which a listing that became hidden was last found; a buyer has none.
CREATE OR REPLACE FUNCTION keep_shown_name()
  RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_name constant text := CASE WHEN OLD.user_type = 'buyer' THEN '' ELSE OLD.business_name END;
  new_name constant text := CASE WHEN NEW.user_type = 'buyer' THEN '' ELSE NEW.business_name END;
BEGIN
  IF NEW.visible_until > now() THEN
    NEW.shown_name := NULL;
  ELSIF old_name <> new_name THEN
    NEW.shown_name := coalesce(OLD.shown_name, old_name);
  END IF;
  RETURN NEW;
END $$;
