-- A new listing gets its digest from the following Monday on; whether one is written is decided each week.
CREATE OR REPLACE FUNCTION schedule_weekly_digest()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO regular_mails (user_id, kind, looked_on)
    SELECT user_id, 'weeklyDigest', (now() AT TIME ZONE 'Africa/Douala')::date FROM added
    ON CONFLICT (user_id, kind) DO NOTHING;
  RETURN NULL;
END $$;
