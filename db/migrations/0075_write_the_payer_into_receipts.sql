ALTER TABLE "receipts" ADD COLUMN "bought_days" integer;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "payer_email" text;--> statement-breakpoint
UPDATE receipts SET bought_days = CASE payments.plan WHEN 'day' THEN 1 WHEN 'week' THEN 7 ELSE 30 END,
    payer_name = users.name, payer_email = users.email
  FROM payments LEFT JOIN users ON users.id = payments.user_id
  WHERE payments.tx_ref = receipts.tx_ref;
--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "bought_days" SET NOT NULL;--> statement-breakpoint
-- A receipt says for whom and for how many days it was, whatever is changed later.
CREATE OR REPLACE FUNCTION bring_what_was_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  receipt_year CONSTANT integer := extract(year FROM NEW.succeeded_at AT TIME ZONE 'Africa/Douala');
  paid_days CONSTANT integer := CASE NEW.plan WHEN 'day' THEN 1 WHEN 'week' THEN 7 ELSE 30 END;
  payer users;
  next_serial integer;
BEGIN
  IF NEW.user_id IS NOT NULL AND NEW.plan IN ('day', 'week') THEN
    PERFORM buy_pass(NEW.user_id, NEW.plan, NEW.tx_ref, NEW.succeeded_at);
  ELSIF NEW.user_id IS NOT NULL THEN
    PERFORM buy_plan(NEW.user_id, NEW.plan, NEW.tx_ref, NEW.succeeded_at, paid_days * 86400);
  END IF;
  SELECT * INTO payer FROM users WHERE id = NEW.user_id;
  INSERT INTO receipt_years AS numbered (year, last_serial) VALUES (receipt_year, 1)
    ON CONFLICT (year) DO UPDATE SET last_serial = numbered.last_serial + 1
    RETURNING last_serial INTO next_serial;
  INSERT INTO receipts (tx_ref, year, serial, bought_days, payer_name, payer_email, issued_at)
    VALUES (NEW.tx_ref, receipt_year, next_serial, paid_days, payer.name, payer.email, NEW.succeeded_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- With the account goes what the payer is recognised by; the payment and its receipt stay.
CREATE OR REPLACE FUNCTION forget_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.phone_hash := NULL;
  NEW.phone_end := NULL;
  UPDATE receipts SET payer_name = NULL, payer_email = NULL WHERE tx_ref = NEW.tx_ref;
  RETURN NEW;
END $$;
