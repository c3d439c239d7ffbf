-- Refuses to change what was bought, and what was said of money that came.
CREATE OR REPLACE FUNCTION keep_payment()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING CONSTRAINT = 'payments_kept', MESSAGE = 'a payment is not written anew';
END $$;
