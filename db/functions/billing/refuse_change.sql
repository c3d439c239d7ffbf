-- Refuses a change that the trigger's condition forbids: of what was bought and what came for it, of a receipt's
-- number, of money that went back before.
CREATE OR REPLACE FUNCTION refuse_change()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING CONSTRAINT = TG_NAME, MESSAGE = 'a payment and its receipt are not written anew';
END $$;
