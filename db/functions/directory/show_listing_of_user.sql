-- Sets columns to what they are, so that the triggers of the listing decide again whether it is visible.
CREATE OR REPLACE FUNCTION show_listing_of_user()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET user_type = user_type, plan_weight = plan_weight WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
