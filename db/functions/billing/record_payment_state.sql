-- Adds each state of a payment to its history.
CREATE OR REPLACE FUNCTION record_payment_state()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_events (tx_ref, source, state, raw_status) VALUES (NEW.tx_ref, NEW.moved_by, NEW.state, NEW.raw_status);
  RETURN NULL;
END $$;
