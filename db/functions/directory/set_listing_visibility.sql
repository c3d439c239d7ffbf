-- Works out a listing's rank, in which a trial of whatever plan counts as basic, and until when it is visible. Buyers
-- are listed while they want to be; nobody is without a number; a seller is never listed as a buyer.
CREATE OR REPLACE FUNCTION set_listing_visibility()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_as_buyer := NEW.listed_as_buyer AND NEW.user_type = 'buyer';
  SELECT CASE WHEN NEW.user_type = 'buyer' OR plan IS NULL THEN 0
        WHEN paid_until IS NULL THEN 1
        ELSE plan_weight(CASE WHEN premium_until > now() THEN 'premium' WHEN pro_until > now() THEN 'pro' ELSE plan END) END,
      CASE WHEN deleted_at IS NULL AND whatsapp IS NOT NULL AND NOT NEW.paused AND NEW.hidden_until IS NULL
        THEN CASE WHEN NEW.user_type <> 'buyer' THEN subscription_visible_until(trial_ends_at, paid_until)
          WHEN NEW.listed_as_buyer THEN 'infinity' END END
    INTO NEW.plan_weight, NEW.visible_until
    FROM users LEFT JOIN subscriptions ON subscriptions.user_id = users.id
    WHERE users.id = NEW.user_id;
  NEW.plan_weight := coalesce(NEW.plan_weight, 0);
  NEW.visible_until := coalesce(NEW.visible_until, '-infinity');
  RETURN NEW;
END $$;
