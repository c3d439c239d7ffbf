-- The plan that runs at an instant: dearer paid time first.
CREATE OR REPLACE FUNCTION running_plan(plan text, pro_until timestamptz, premium_until timestamptz, at_instant timestamptz)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN premium_until > at_instant THEN 'premium' WHEN pro_until > at_instant THEN 'pro' ELSE plan END;
