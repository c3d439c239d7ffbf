-- The seconds left of each plan, the cheapest first, at an instant from which paid time runs.
CREATE OR REPLACE FUNCTION unused_seconds(last_plan text, paid_until timestamptz, pro_until timestamptz, premium_until timestamptz,
    from_instant timestamptz)
  RETURNS numeric[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  unused numeric[] := ARRAY[0, 0, 0];
  lowest CONSTANT integer := plan_weight(last_plan);
BEGIN
  IF premium_until > from_instant THEN
    unused[3] := extract(epoch FROM premium_until - from_instant);
    from_instant := premium_until;
  END IF;
  IF pro_until > from_instant THEN
    unused[2] := extract(epoch FROM pro_until - from_instant);
    from_instant := pro_until;
  END IF;
  IF paid_until > from_instant THEN
    unused[lowest] := unused[lowest] + extract(epoch FROM paid_until - from_instant);
  END IF;
  RETURN unused;
END $$;
