-- An event that is said to have happened before it could is one of the instant from which it could.
CREATE FUNCTION happened_since(event jsonb, since timestamptz) RETURNS jsonb LANGUAGE sql STABLE
  RETURN CASE WHEN (event ->> 'happened_at')::timestamptz < since THEN event || jsonb_build_object(
    'happened_at', since, 'day', (since AT TIME ZONE 'Africa/Douala')::date) ELSE event END;
--> statement-breakpoint
-- What a member's device tells, each mark that the device drew once: that they looked at somebody whom they may find now, and
-- that they reached somebody whom they were shown and who has an account still. Of oneself, and where either blocked the
-- other, nothing: whoever was blocked is answered as where the other one left. Nothing is from before the member's account, nor
-- a tap from before the number was shown. A mark is kept only with an event that it added, 500 of a person in a day and a night.
CREATE OR REPLACE FUNCTION record_told_events(told jsonb, member_id uuid, asked_at timestamptz) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  taken jsonb;
  town text;
  added integer;
BEGIN
  WITH said AS MATERIALIZED (
    SELECT happened_since(event, CASE WHEN is_look THEN member.created_at ELSE shown_at END) AS event, nth, own.city_slug
      FROM users AS member JOIN listings AS own ON own.user_id = member.id
      CROSS JOIN jsonb_array_elements(told) WITH ORDINALITY AS each(event, nth)
      CROSS JOIN LATERAL (SELECT event ->> 'action' IN ('profile_view', 'profile_click') AS is_look) AS kind
      JOIN listings AS other ON other.user_id = (event ->> 'contact_id')::uuid
      LEFT JOIN shown_contacts ON viewer_id = member_id AND contact_id = other.user_id
      WHERE member.id = member_id AND other.user_id <> member_id
        AND CASE WHEN is_look
          THEN other.visible_until > asked_at AND (own.user_type <> 'buyer' OR other.user_type <> 'buyer')
          ELSE shown_at IS NOT NULL AND EXISTS (SELECT FROM users WHERE id = other.user_id AND deleted_at IS NULL) END
        AND NOT EXISTS (SELECT FROM blocks WHERE user_id = member_id AND blocked_id = other.user_id
          OR user_id = other.user_id AND blocked_id = member_id)
  ), new AS MATERIALIZED (
    SELECT DISTINCT ON (contact_id, day, action) event, id, city_slug
      FROM said, jsonb_to_record(event) AS one(id uuid, contact_id uuid, day date, action text, person bigint)
      WHERE NOT EXISTS (SELECT FROM events AS kept WHERE kept.contact_id = one.contact_id AND kept.day = one.day
          AND kept.person = one.person AND kept.action = one.action)
        AND NOT EXISTS (SELECT FROM recorded_taps WHERE user_id = member_id AND tap_id = one.id)
      ORDER BY contact_id, day, action, nth
  ), drawn AS (
    INSERT INTO recorded_taps (user_id, tap_id, recorded_at)
      SELECT member_id, id, asked_at FROM new WHERE id IS NOT NULL AND (SELECT count(*) FROM recorded_taps
        WHERE user_id = member_id AND recorded_at > asked_at - interval '24 hours') < 500 ORDER BY id
      ON CONFLICT DO NOTHING RETURNING tap_id
  )
  SELECT jsonb_agg(event), max(city_slug) INTO taken, town
    FROM new WHERE id IS NULL OR id IN (SELECT tap_id FROM drawn);
  IF taken IS NULL THEN
    RETURN 0;
  END IF;
  added := record_events(in_town(taken, town));
  IF added < jsonb_array_length(taken) THEN
    -- One person has room for so many events.
    DELETE FROM recorded_taps USING jsonb_to_recordset(taken) AS one(id uuid, contact_id uuid, day date, action text, person bigint)
      WHERE user_id = member_id AND tap_id = one.id AND NOT EXISTS (SELECT FROM events AS kept WHERE kept.contact_id = one.contact_id
        AND kept.day = one.day AND kept.person = one.person AND kept.action = one.action);
  END IF;
  RETURN added;
END $$;
