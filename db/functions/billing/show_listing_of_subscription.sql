-- Sets columns to what they are, so that the triggers of the listing work out its rank and visibility again.
CREATE OR REPLACE FUNCTION show_listing_of_subscription()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET user_type = user_type, plan_weight = plan_weight
    WHERE user_id = NEW.user_id AND user_type <> 'buyer';
  RETURN NULL;
END $$;
