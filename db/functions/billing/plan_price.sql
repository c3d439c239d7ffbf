-- The price in whole francs; a test compares it with the prices of the screens.
CREATE OR REPLACE FUNCTION plan_price(plan text)
  RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE plan WHEN 'basic' THEN 3000 WHEN 'pro' THEN 6000 WHEN 'premium' THEN 9000 END;
