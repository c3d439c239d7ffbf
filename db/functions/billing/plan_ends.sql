-- Until when each plan runs, the dearest first; all null where nothing is left.
CREATE OR REPLACE FUNCTION plan_ends(unused numeric[], from_instant timestamptz,
    OUT last_plan text, OUT paid_until timestamptz, OUT pro_until timestamptz, OUT premium_until timestamptz)
  LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  ends timestamptz[];
  lowest integer;
BEGIN
  FOR weight IN REVERSE 3..1 LOOP
    IF unused[weight] > 0 THEN
      paid_until := coalesce(paid_until, from_instant) + make_interval(secs => unused[weight]::double precision);
      ends[weight] := paid_until;
      lowest := weight;
    END IF;
  END LOOP;
  last_plan := (ARRAY['basic', 'pro', 'premium'])[lowest];
  pro_until := CASE WHEN lowest < 2 THEN ends[2] END;
  premium_until := CASE WHEN lowest < 3 THEN ends[3] END;
END $$;
