-- Holds a short name for the premium time that was paid for and 90 days more, whatever cheaper time follows; for 90
-- days from now where no premium time is left.
CREATE OR REPLACE FUNCTION hold_short_name()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE short_names SET held_until = CASE
      WHEN NEW.premium_until IS NOT NULL
        THEN subscription_visible_until(NULL, NEW.premium_until) + interval '90 days'
      WHEN NEW.plan = 'premium' AND NEW.paid_until IS NOT NULL
        THEN subscription_visible_until(NEW.trial_ends_at, NEW.paid_until) + interval '90 days'
      ELSE least(held_until, now() + interval '90 days') END
    WHERE user_id = NEW.user_id AND is_current;
  RETURN NULL;
END $$;
