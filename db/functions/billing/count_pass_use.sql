-- Counts a contact that is opened by a pass; refused where the pass does not cover it. A check keeps a pass from
-- being used beyond its size.
CREATE OR REPLACE FUNCTION count_pass_use()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE passes SET used = used + 1 WHERE tx_ref = NEW.pass_tx_ref AND user_id = NEW.viewer_id;
  IF NOT FOUND THEN
    RAISE check_violation USING CONSTRAINT = 'passes_own', MESSAGE = 'nobody opens anything with the pass of another';
  END IF;
  RETURN NULL;
END $$;
