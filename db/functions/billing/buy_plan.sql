-- Grants a paid plan by appending to the ledger; a trigger then updates `subscriptions`. Time begins after the trial and after
-- what is left of the same plan and of dearer ones. A plan dearer than the running one begins at once, and unused time of
-- cheaper plans is converted by price, rounded up to the second.
CREATE OR REPLACE FUNCTION buy_plan(buyer uuid, bought text, payment uuid, paid_at timestamptz, bought_seconds integer)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plans CONSTANT text[] := ARRAY['basic', 'pro', 'premium'];
  wanted CONSTANT integer := plan_weight(bought);
  was subscriptions;
  first timestamptz;
  unused numeric[];
  converted integer := 0;
BEGIN
  SELECT * INTO was FROM subscriptions WHERE user_id = buyer FOR UPDATE;
  first := greatest(paid_at, was.trial_ends_at);
  unused := unused_seconds(was.plan, was.paid_until, was.pro_until, was.premium_until, first);
  IF NOT 0 < ANY (unused[wanted:]) THEN
    FOR weight IN 1..wanted - 1 LOOP
      converted := converted + ceil(unused[weight] * plan_price(plans[weight]) / plan_price(bought));
    END LOOP;
  END IF;
  IF converted > 0 THEN
    unused := ARRAY[0, 0, 0];
    unused[wanted] := converted;
    INSERT INTO subscription_entries (user_id, kind, tx_ref, plan, seconds, last_plan, trial_ends_at, paid_until, created_at)
      VALUES (buyer, 'converted', payment, bought, converted, bought, was.trial_ends_at,
        first + make_interval(secs => converted), paid_at);
  END IF;
  unused[wanted] := unused[wanted] + bought_seconds;
  INSERT INTO subscription_entries (user_id, kind, tx_ref, plan, seconds, last_plan, trial_ends_at, paid_until, pro_until,
      premium_until, created_at)
    SELECT buyer, 'paid', payment, bought, bought_seconds, ends.last_plan, was.trial_ends_at, ends.paid_until,
      ends.pro_until, ends.premium_until, paid_at
    FROM plan_ends(unused, first) AS ends;
END $$;
