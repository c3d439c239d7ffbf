-- Takes back what is left of what a payment bought once its receipt is revoked; all other paid time stays, and begins as
-- much sooner. Where none is left, a listing stays three days behind what other payments brought, and a trial is of the
-- plan that it began with.
CREATE OR REPLACE FUNCTION revoke_payment()
  RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plans CONSTANT text[] := ARRAY['basic', 'pro', 'premium'];
  buyer CONSTANT uuid := (SELECT user_id FROM payments WHERE tx_ref = NEW.tx_ref);
  was subscriptions;
  taken record;
  first timestamptz;
  unused numeric[];
BEGIN
  UPDATE passes SET ends_at = least(ends_at, NEW.revoked_at) WHERE tx_ref = NEW.tx_ref;
  IF FOUND OR buyer IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT * INTO was FROM subscriptions WHERE user_id = buyer FOR UPDATE;
  SELECT * INTO STRICT taken FROM unused_time_of_payment(buyer, NEW.tx_ref, NEW.revoked_at);
  first := greatest(NEW.revoked_at, was.trial_ends_at);
  unused := unused_seconds(was.plan, was.paid_until, was.pro_until, was.premium_until, first);
  unused[taken.weight] := greatest(0, round(unused[taken.weight] - taken.seconds, 3));
  INSERT INTO subscription_entries (user_id, kind, tx_ref, plan, seconds, last_plan, trial_ends_at, paid_until, pro_until,
      premium_until, cancelled_at, created_at)
    SELECT buyer, 'revoked', NEW.tx_ref, plans[taken.weight], -taken.seconds,
      coalesce(ends.last_plan, (SELECT plan FROM subscription_entries WHERE user_id = buyer AND kind = 'trial'), was.plan),
      was.trial_ends_at, coalesce(ends.paid_until, taken.others_until), ends.pro_until, ends.premium_until,
      was.cancelled_at, NEW.revoked_at
    FROM plan_ends(unused, first) AS ends;
  RETURN NULL;
END $$;
