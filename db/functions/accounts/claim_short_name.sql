-- Gives a member a short name, held as long as `hold_short_name` says, or takes it away where `wanted` is null; false
-- where somebody else holds it, or where the member would hold more than `former` beside it.
CREATE OR REPLACE FUNCTION claim_short_name(member uuid, wanted text, former integer, at_instant timestamptz)
  RETURNS boolean LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  IF wanted IS NOT NULL THEN
    IF (SELECT count(*) > former FROM short_names WHERE user_id = member AND name <> wanted AND held_until > at_instant) THEN
      RETURN false;
    END IF;
    INSERT INTO short_names AS taken (name, user_id, is_current, held_until)
      SELECT wanted, member, false,
        subscription_visible_until(trial_ends_at, coalesce(premium_until, paid_until)) + interval '90 days'
      FROM subscriptions WHERE user_id = member
      ON CONFLICT (name) DO UPDATE SET user_id = member, held_until = excluded.held_until,
        is_current = taken.is_current AND taken.user_id IS NOT DISTINCT FROM member
      WHERE taken.user_id IS NOT DISTINCT FROM member OR taken.held_until <= at_instant;
    IF NOT FOUND THEN
      RETURN false;
    END IF;
  END IF;
  UPDATE short_names SET is_current = false, held_until = least(held_until, at_instant + interval '90 days')
    WHERE user_id = member AND is_current AND name IS DISTINCT FROM wanted;
  UPDATE short_names SET is_current = true WHERE name = wanted AND NOT is_current;
  RETURN true;
END $$;
