-- Removes what a payer is recognised by when the account goes; the payment and its receipt stay.
CREATE OR REPLACE FUNCTION erase_payer()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.phone_hash := NULL;
  NEW.phone_end := NULL;
  UPDATE receipts SET payer_name = NULL, payer_email = NULL WHERE tx_ref = NEW.tx_ref;
  RETURN NEW;
END $$;
