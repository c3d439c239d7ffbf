-- Until when nobody else may take the short name of a member with this premium time.
CREATE OR REPLACE FUNCTION short_name_held_until(trial_ends_at timestamptz, paid_until timestamptz)
  RETURNS timestamptz
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN subscription_visible_until(trial_ends_at, paid_until) + interval '90 days';
