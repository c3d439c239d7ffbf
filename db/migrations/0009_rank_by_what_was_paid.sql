-- A trial, of whatever plan, ranks with basic: only what was paid moves a listing up.
CREATE FUNCTION paid_plan_weight(plan text, paid_until timestamptz) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN paid_until IS NULL THEN least(plan_weight(plan), 1::smallint) ELSE plan_weight(plan) END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION show_listing_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings
    SET plan_weight = paid_plan_weight(NEW.plan, NEW.paid_until),
        visible_until = subscription_visible_until(NEW.trial_ends_at, NEW.paid_until)
    WHERE user_id = NEW.user_id AND user_type <> 'buyer';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION show_new_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT paid_plan_weight(plan, paid_until), subscription_visible_until(trial_ends_at, paid_until)
    INTO NEW.plan_weight, NEW.visible_until
    FROM subscriptions WHERE user_id = NEW.user_id AND NEW.user_type <> 'buyer';
  NEW.plan_weight := coalesce(NEW.plan_weight, 0);
  NEW.visible_until := coalesce(NEW.visible_until, '-infinity');
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE listings SET plan_weight = paid_plan_weight(subscriptions.plan, subscriptions.paid_until)
  FROM subscriptions
  WHERE subscriptions.user_id = listings.user_id
    AND listings.user_type <> 'buyer'
    AND plan_weight <> paid_plan_weight(subscriptions.plan, subscriptions.paid_until);
