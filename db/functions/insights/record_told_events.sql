-- Adds what a member's device tells, each mark that the device drew once: looks at a contact whom the member may find
-- now, and taps on one whom they opened and who still has an account. Nothing of oneself, and nothing where
-- either blocked the other: a blocked member is answered as if the other had left. Nothing is from before the
-- member's account, and no tap from before the number was opened. A mark is kept only with an event that it added, 500
-- of a person in 24 hours.
CREATE OR REPLACE FUNCTION record_told_events(told jsonb, member_id uuid, asked_at timestamptz)
  RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  look_actions constant text[] := '{profile_view,profile_click}';
  taken jsonb;
  added integer;
BEGIN
  WITH said AS MATERIALIZED (
    SELECT each.id, each.contact_id, each.day, each.happened_at, each.action, each.person, since, since > each.happened_at AS is_early,
        own.city_slug, nth
      FROM users AS member JOIN listings AS own ON own.user_id = member.id
      CROSS JOIN ROWS FROM (jsonb_to_recordset(told) AS (id uuid, contact_id uuid, day date, happened_at timestamptz, action text,
        person bigint)) WITH ORDINALITY AS each(id, contact_id, day, happened_at, action, person, nth)
      JOIN listings AS other ON other.user_id = each.contact_id
      LEFT JOIN reveals ON viewer_id = member_id AND reveals.contact_id = other.user_id
      CROSS JOIN LATERAL (SELECT CASE WHEN each.action = ANY (look_actions) THEN member.created_at ELSE revealed_at END AS since) AS possible
      WHERE member.id = member_id AND other.user_id <> member_id
        AND CASE WHEN each.action = ANY (look_actions)
          THEN other.visible_until > asked_at AND (own.user_type <> 'buyer' OR other.user_type <> 'buyer')
          ELSE revealed_at IS NOT NULL AND EXISTS (SELECT FROM users WHERE users.id = other.user_id AND deleted_at IS NULL) END
        AND NOT EXISTS (SELECT FROM blocks WHERE user_id = member_id AND blocked_id = other.user_id)
        AND NOT EXISTS (SELECT FROM blocks WHERE user_id = other.user_id AND blocked_id = member_id)
        AND NOT EXISTS (SELECT FROM recorded_taps WHERE user_id = member_id AND tap_id = each.id)
  ), new AS MATERIALIZED (
    SELECT DISTINCT ON (contact_id, day, action) * FROM (
      SELECT id, contact_id, action, person, city_slug, nth,
          CASE WHEN is_early THEN since ELSE happened_at END AS happened_at,
          CASE WHEN is_early THEN (since AT TIME ZONE 'Africa/Douala')::date ELSE day END AS day
        FROM said) AS one
      WHERE NOT EXISTS (SELECT FROM events AS kept WHERE kept.contact_id = one.contact_id AND kept.day = one.day
          AND kept.person = one.person AND kept.action = one.action)
      ORDER BY contact_id, day, action, nth
  ), drawn AS (
    INSERT INTO recorded_taps (user_id, tap_id, recorded_at)
      SELECT member_id, id, asked_at FROM new WHERE id IS NOT NULL AND (SELECT count(*) FROM recorded_taps
        WHERE user_id = member_id AND recorded_at > asked_at - interval '24 hours') < 500 ORDER BY id
      ON CONFLICT DO NOTHING RETURNING tap_id
  )
  SELECT jsonb_agg(jsonb_build_object('id', id, 'contact_id', contact_id, 'day', day, 'happened_at', happened_at, 'action', action,
      'person', person, 'city_slug', nullif(city_slug, 'other')))
    INTO taken FROM new WHERE id IS NULL OR id IN (SELECT tap_id FROM drawn);
  IF taken IS NULL THEN
    RETURN 0;
  END IF;
  added := record_events(taken);
  IF added < jsonb_array_length(taken) THEN
    -- One person has room for so many events.
    DELETE FROM recorded_taps USING jsonb_to_recordset(taken) AS one(id uuid, contact_id uuid, day date, action text, person bigint)
      WHERE user_id = member_id AND tap_id = one.id AND NOT EXISTS (SELECT FROM events AS kept WHERE kept.contact_id = one.contact_id
        AND kept.day = one.day AND kept.person = one.person AND kept.action = one.action);
  END IF;
  RETURN added;
END $$;
