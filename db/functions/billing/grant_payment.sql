-- Gives what a payment bought once it succeeded, and writes its receipt with the payer's name and the number of days,
-- which later changes leave alone. A test compares what a pass brings with what the screens show.
CREATE OR REPLACE FUNCTION grant_payment()
  RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  receipt_year CONSTANT integer := extract(year FROM NEW.succeeded_at AT TIME ZONE 'Africa/Douala');
  paid_days CONSTANT integer := CASE NEW.plan WHEN 'day' THEN 1 WHEN 'week' THEN 7 ELSE 30 END;
  payer users;
  next_serial integer;
BEGIN
  IF NEW.user_id IS NOT NULL AND NEW.plan IN ('day', 'week') THEN
    INSERT INTO passes (tx_ref, user_id, kind, reveals, starts_at, ends_at)
      VALUES (NEW.tx_ref, NEW.user_id, NEW.plan, CASE NEW.plan WHEN 'day' THEN 10 ELSE 50 END, NEW.succeeded_at,
        NEW.succeeded_at + make_interval(hours => paid_days * 24));
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
