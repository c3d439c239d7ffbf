-- The rank of a plan: a trial, of whatever plan, ranks with basic, since only paid plans move a listing up.
CREATE OR REPLACE FUNCTION paid_plan_weight(plan text, paid_until timestamptz)
  RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN paid_until IS NULL THEN least(plan_weight(plan), 1::smallint) ELSE plan_weight(plan) END;
