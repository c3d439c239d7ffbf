ALTER TABLE "listings" ADD COLUMN "shown_name" text;--> statement-breakpoint
-- Of a listing that nobody finds, what it was called when somebody did last: nothing, of a buyer.
CREATE FUNCTION keep_shown_name() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- After `listings_first_show`, which says until when a listing is found: triggers come in the order of their names.
CREATE TRIGGER listings_keep_shown_name
  BEFORE UPDATE OF business_name, user_type, visible_until, paused, listed_as_buyer ON listings
  FOR EACH ROW EXECUTE FUNCTION keep_shown_name();
