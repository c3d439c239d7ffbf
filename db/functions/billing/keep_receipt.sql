-- Refuses to change a receipt's number, or to take its money back twice.
CREATE OR REPLACE FUNCTION keep_receipt()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING CONSTRAINT = 'receipts_kept', MESSAGE = 'a receipt is not written anew';
END $$;
