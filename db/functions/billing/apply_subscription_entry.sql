-- A subscription is what the newest entry of its ledger says.
CREATE OR REPLACE FUNCTION apply_subscription_entry()
  RETURNS trigger LANGUAGE plpgsql AS $$
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
