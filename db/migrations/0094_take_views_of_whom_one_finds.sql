-- What a member's device tells, each mark that the device drew once: that they looked at somebody whom they may find now, and
-- that they reached somebody whom they were shown and who has an account still. Of oneself, and where either blocked the
-- other, nothing: whoever was blocked is answered as where the other one left.
CREATE OR REPLACE FUNCTION record_told_events(told jsonb, member_id uuid, asked_at timestamptz) RETURNS integer LANGUAGE sql AS $$
  WITH taken AS MATERIALIZED (
    SELECT event, (event ->> 'id')::uuid AS id, own.city_slug FROM listings AS own
      CROSS JOIN jsonb_array_elements(told) AS event
      JOIN listings AS other ON other.user_id = (event ->> 'contact_id')::uuid
      WHERE own.user_id = member_id AND other.user_id <> member_id
        AND CASE WHEN event ->> 'action' IN ('profile_view', 'profile_click')
          THEN other.visible_until > asked_at AND (own.user_type <> 'buyer' OR other.user_type <> 'buyer')
          ELSE EXISTS (SELECT FROM shown_contacts WHERE viewer_id = member_id AND contact_id = other.user_id)
            AND EXISTS (SELECT FROM users WHERE id = other.user_id AND deleted_at IS NULL) END
        AND NOT EXISTS (SELECT FROM blocks WHERE user_id = member_id AND blocked_id = other.user_id
          OR user_id = other.user_id AND blocked_id = member_id)
  ), drawn AS (
    INSERT INTO recorded_taps (user_id, tap_id, recorded_at)
      SELECT DISTINCT member_id, id, asked_at FROM taken WHERE id IS NOT NULL ORDER BY id
      ON CONFLICT DO NOTHING RETURNING tap_id
  )
  SELECT record_events(in_town(coalesce(jsonb_agg(event), '[]'), max(city_slug)))
    FROM taken WHERE id IS NULL OR id IN (SELECT tap_id FROM drawn)
$$;
