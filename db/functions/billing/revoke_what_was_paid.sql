-- Takes back what a payment bought once its receipt is revoked.
CREATE OR REPLACE FUNCTION revoke_what_was_paid()
  RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid payments;
BEGIN
  SELECT * INTO paid FROM payments WHERE tx_ref = NEW.tx_ref;
  UPDATE passes SET ends_at = least(ends_at, NEW.revoked_at) WHERE tx_ref = NEW.tx_ref;
  IF NOT FOUND AND paid.user_id IS NOT NULL THEN
    PERFORM revoke_plan(paid.user_id, NEW.tx_ref, NEW.revoked_at);
  END IF;
  RETURN NULL;
END $$;
