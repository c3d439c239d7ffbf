-- Sets columns of the listing of the member whom column TG_ARGV[0] names to what they are, so that its triggers work out
-- its rank and visibility again.
CREATE OR REPLACE FUNCTION refresh_listing()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET user_type = user_type, plan_weight = plan_weight
    WHERE user_id = (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
  RETURN NULL;
END $$;
