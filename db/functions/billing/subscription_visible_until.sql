-- A seller is found while the trial or the paid time runs, and three days more after paid time.
CREATE OR REPLACE FUNCTION subscription_visible_until(trial_ends_at timestamptz, paid_until timestamptz)
  RETURNS timestamptz
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(greatest(trial_ends_at, paid_until + interval '3 days'), '-infinity'::timestamptz);
