-- Takes back what is left of the time that a payment brought; all other paid time stays, and begins as much sooner.
-- Where none is left, a listing stays three days behind what other payments brought, and a trial is of the plan that
-- it began with.
CREATE OR REPLACE FUNCTION revoke_plan(buyer uuid, payment uuid, at_instant timestamptz)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plans CONSTANT text[] := ARRAY['basic', 'pro', 'premium'];
  was subscriptions;
  taken record;
  first timestamptz;
  unused numeric[];
BEGIN
  SELECT * INTO was FROM subscriptions WHERE user_id = buyer FOR UPDATE;
  SELECT * INTO STRICT taken FROM unused_of_payment(buyer, payment, at_instant);
  first := greatest(at_instant, was.trial_ends_at);
  unused := unused_seconds(was.plan, was.paid_until, was.pro_until, was.premium_until, first);
  unused[taken.weight] := greatest(0, round(unused[taken.weight] - taken.seconds, 3));
  INSERT INTO subscription_entries (user_id, kind, tx_ref, plan, seconds, last_plan, trial_ends_at, paid_until, pro_until,
      premium_until, cancelled_at, created_at)
    SELECT buyer, 'revoked', payment, plans[taken.weight], -taken.seconds,
      coalesce(ends.last_plan, (SELECT plan FROM subscription_entries WHERE user_id = buyer AND kind = 'trial'), was.plan),
      was.trial_ends_at, coalesce(ends.paid_until, taken.others_until), ends.pro_until, ends.premium_until,
      was.cancelled_at, at_instant
    FROM plan_ends(unused, first) AS ends;
END $$;
