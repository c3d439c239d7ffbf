-- Works out a listing's rank and until when it is visible. Buyers are listed while they want to be; a seller is never
-- listed as a buyer.
CREATE OR REPLACE FUNCTION show_new_listing()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_as_buyer := NEW.listed_as_buyer AND NEW.user_type = 'buyer';
  SELECT CASE WHEN NEW.user_type <> 'buyer' AND subscriptions.user_id IS NOT NULL
        THEN paid_plan_weight(running_plan(plan, pro_until, premium_until, now()), paid_until) END,
      CASE WHEN deleted_at IS NULL AND NOT NEW.paused AND NEW.hidden_until IS NULL
        THEN CASE WHEN NEW.user_type <> 'buyer' THEN subscription_visible_until(trial_ends_at, paid_until)
          WHEN NEW.listed_as_buyer THEN 'infinity' END END
    INTO NEW.plan_weight, NEW.visible_until
    FROM users LEFT JOIN subscriptions ON subscriptions.user_id = users.id
    WHERE users.id = NEW.user_id;
  NEW.plan_weight := coalesce(NEW.plan_weight, 0);
  NEW.visible_until := coalesce(NEW.visible_until, '-infinity');
  RETURN NEW;
END $$;
