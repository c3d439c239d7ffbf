-- In whole francs; a test compares with the prices of the screens.
CREATE FUNCTION plan_price(plan text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE plan WHEN 'basic' THEN 3000 WHEN 'pro' THEN 6000 WHEN 'premium' THEN 9000 END;
--> statement-breakpoint
-- Dearer time that was paid goes first.
CREATE FUNCTION running_plan(plan text, pro_until timestamptz, premium_until timestamptz, at_instant timestamptz)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN premium_until > at_instant THEN 'premium' WHEN pro_until > at_instant THEN 'pro' ELSE plan END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION show_new_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT paid_plan_weight(running_plan(plan, pro_until, premium_until, now()), paid_until),
      CASE WHEN deleted_at IS NULL AND NOT EXISTS (
          SELECT FROM report_cases WHERE contact_id = NEW.user_id AND state IN ('hidden', 'confirmed'))
        THEN subscription_visible_until(trial_ends_at, paid_until) END
    INTO NEW.plan_weight, NEW.visible_until
    FROM subscriptions JOIN users ON users.id = subscriptions.user_id
    WHERE subscriptions.user_id = NEW.user_id AND NEW.user_type <> 'buyer';
  NEW.plan_weight := coalesce(NEW.plan_weight, 0);
  NEW.visible_until := coalesce(NEW.visible_until, '-infinity');
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A name is held for the premium time that was paid for and 90 days, whatever cheaper time follows it; for 90 days from now
-- where none is left.
CREATE OR REPLACE FUNCTION hold_short_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE short_names SET held_until = CASE
      WHEN NEW.premium_until IS NOT NULL THEN short_name_held_until(NULL, NEW.premium_until)
      WHEN paid_plan_weight(NEW.plan, NEW.paid_until) = plan_weight('premium')
        THEN short_name_held_until(NEW.trial_ends_at, NEW.paid_until)
      ELSE least(held_until, now() + interval '90 days') END
    WHERE user_id = NEW.user_id AND is_current;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER subscriptions_hold_short_name ON subscriptions;
--> statement-breakpoint
CREATE TRIGGER subscriptions_hold_short_name
  AFTER UPDATE OF plan, trial_ends_at, paid_until, premium_until ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION hold_short_name();
--> statement-breakpoint
INSERT INTO subscription_entries
    (user_id, kind, plan, last_plan, trial_ends_at, paid_until, created_at)
  SELECT user_id, CASE WHEN paid_until IS NULL THEN 'trial' ELSE 'carried' END, plan, plan, trial_ends_at, paid_until, created_at
  FROM subscriptions;
--> statement-breakpoint
-- A subscription is what the newest entry of its ledger says.
CREATE FUNCTION follow_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subscriptions
      (user_id, plan, trial_ends_at, paid_until, pro_until, premium_until, cancelled_at, created_at)
    VALUES (NEW.user_id, NEW.last_plan, NEW.trial_ends_at, NEW.paid_until, NEW.pro_until, NEW.premium_until,
      NEW.cancelled_at, NEW.created_at)
    ON CONFLICT (user_id) DO UPDATE SET plan = excluded.plan, trial_ends_at = excluded.trial_ends_at,
      paid_until = excluded.paid_until, pro_until = excluded.pro_until, premium_until = excluded.premium_until,
      cancelled_at = excluded.cancelled_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER subscription_entries_follow
  AFTER INSERT ON subscription_entries
  FOR EACH ROW EXECUTE FUNCTION follow_ledger();
--> statement-breakpoint
-- Adds bought time behind the trial and behind what is left of that plan and of dearer ones; time of cheaper plans goes on
-- afterwards. Who buys a dearer plan than the one that runs has it at once, and all unused time becomes time of that plan by
-- its price, rounded up to the second.
CREATE FUNCTION buy_plan(buyer uuid, bought text, payment uuid, paid_at timestamptz, bought_seconds integer) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  plans CONSTANT text[] := ARRAY['basic', 'pro', 'premium'];
  wanted CONSTANT integer := plan_weight(bought);
  was subscriptions;
  first timestamptz;
  at_instant timestamptz;
  left_seconds numeric[] := ARRAY[0, 0, 0];
  ends timestamptz[];
  lowest integer;
  converted integer := 0;
BEGIN
  SELECT * INTO was FROM subscriptions WHERE user_id = buyer FOR UPDATE;
  first := greatest(paid_at, was.trial_ends_at);
  at_instant := first;
  IF was.premium_until > at_instant THEN
    left_seconds[3] := extract(epoch FROM was.premium_until - at_instant);
    at_instant := was.premium_until;
  END IF;
  IF was.pro_until > at_instant THEN
    left_seconds[2] := extract(epoch FROM was.pro_until - at_instant);
    at_instant := was.pro_until;
  END IF;
  IF was.paid_until > at_instant THEN
    lowest := plan_weight(was.plan);
    left_seconds[lowest] := left_seconds[lowest] + extract(epoch FROM was.paid_until - at_instant);
  END IF;
  IF NOT 0 < ANY (left_seconds[wanted:]) THEN
    FOR weight IN 1..wanted - 1 LOOP
      converted := converted + ceil(left_seconds[weight] * plan_price(plans[weight]) / plan_price(bought));
    END LOOP;
  END IF;
  IF converted > 0 THEN
    left_seconds := ARRAY[0, 0, 0];
    left_seconds[wanted] := converted;
    INSERT INTO subscription_entries (user_id, kind, tx_ref, plan, seconds, last_plan, trial_ends_at, paid_until, created_at)
      VALUES (buyer, 'converted', payment, bought, converted, bought, was.trial_ends_at,
        first + make_interval(secs => converted), paid_at);
  END IF;
  left_seconds[wanted] := left_seconds[wanted] + bought_seconds;
  at_instant := first;
  FOR weight IN REVERSE 3..1 LOOP
    IF left_seconds[weight] > 0 THEN
      at_instant := at_instant + make_interval(secs => left_seconds[weight]::double precision);
      ends[weight] := at_instant;
      lowest := weight;
    END IF;
  END LOOP;
  INSERT INTO subscription_entries (user_id, kind, tx_ref, plan, seconds, last_plan, trial_ends_at, paid_until, pro_until,
      premium_until, created_at)
    VALUES (buyer, 'paid', payment, bought, bought_seconds, plans[lowest], was.trial_ends_at, at_instant,
      CASE WHEN lowest < 2 THEN ends[2] END, CASE WHEN lowest < 3 THEN ends[3] END, paid_at);
END $$;
--> statement-breakpoint
-- Nobody who paid goes without: the step to success brings what was bought, and a receipt with the year's next number. That
-- is taken last, for all receipts of a year wait for each other there.
CREATE FUNCTION bring_what_was_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  receipt_year CONSTANT integer := extract(year FROM NEW.succeeded_at AT TIME ZONE 'Africa/Douala');
  next_serial integer;
BEGIN
  IF NEW.user_id IS NOT NULL THEN
    PERFORM buy_plan(NEW.user_id, NEW.plan, NEW.tx_ref, NEW.succeeded_at, 2592000);
  END IF;
  INSERT INTO receipt_years AS numbered (year, last_serial) VALUES (receipt_year, 1)
    ON CONFLICT (year) DO UPDATE SET last_serial = numbered.last_serial + 1
    RETURNING last_serial INTO next_serial;
  INSERT INTO receipts (tx_ref, year, serial, issued_at)
    VALUES (NEW.tx_ref, receipt_year, next_serial, NEW.succeeded_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_bring
  AFTER UPDATE OF state ON payments
  FOR EACH ROW WHEN (NEW.state = 'succeeded' AND OLD.state <> 'succeeded')
  EXECUTE FUNCTION bring_what_was_paid();
--> statement-breakpoint
-- What is bought stands from the beginning; money that came does not go by a later word.
CREATE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING CONSTRAINT = 'payments_kept', MESSAGE = 'a payment is not written anew';
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_kept
  BEFORE UPDATE ON payments
  FOR EACH ROW WHEN (
    (OLD.tx_ref, OLD.plan, OLD.amount, OLD.provider, OLD.mode) IS DISTINCT FROM
      (NEW.tx_ref, NEW.plan, NEW.amount, NEW.provider, NEW.mode)
    OR OLD.state = 'succeeded' AND (NEW.state, NEW.succeeded_at) IS DISTINCT FROM (OLD.state, OLD.succeeded_at)
    OR OLD.user_id IS DISTINCT FROM NEW.user_id AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION keep_payment();
--> statement-breakpoint
-- With the account goes what the payer is recognised by; the payment and its receipt stay.
CREATE FUNCTION forget_payer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.phone_hash := NULL;
  NEW.phone_end := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_forget_payer
  BEFORE UPDATE OF user_id ON payments
  FOR EACH ROW WHEN (NEW.user_id IS NULL)
  EXECUTE FUNCTION forget_payer();
--> statement-breakpoint
CREATE FUNCTION note_payment_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_events (tx_ref, source, state, raw_status) VALUES (NEW.tx_ref, NEW.moved_by, NEW.state, NEW.raw_status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_note_beginning
  AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION note_payment_move();
--> statement-breakpoint
CREATE TRIGGER payments_note_move
  AFTER UPDATE OF state ON payments
  FOR EACH ROW WHEN (NEW.state <> OLD.state)
  EXECUTE FUNCTION note_payment_move();
