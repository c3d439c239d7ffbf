-- Sets columns to what they are, so that the triggers of the reported listing decide again whether it is visible.
CREATE OR REPLACE FUNCTION show_listing_of_case()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET user_type = user_type, plan_weight = plan_weight WHERE user_id = NEW.contact_id;
  RETURN NULL;
END $$;
