-- The rank of a plan, the cheapest 1.
CREATE OR REPLACE FUNCTION plan_weight(plan text)
  RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE plan WHEN 'premium' THEN 3 WHEN 'pro' THEN 2 WHEN 'basic' THEN 1 ELSE 0 END::smallint;
