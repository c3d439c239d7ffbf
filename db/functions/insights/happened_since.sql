-- An event that claims to be older than it can be is moved to the instant from which it can be.
CREATE OR REPLACE FUNCTION happened_since(event jsonb, since timestamptz)
  RETURNS jsonb LANGUAGE sql STABLE
  RETURN CASE WHEN (event ->> 'happened_at')::timestamptz < since THEN event || jsonb_build_object(
    'happened_at', since, 'day', (since AT TIME ZONE 'Africa/Douala')::date) ELSE event END;
