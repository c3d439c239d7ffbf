-- The search keys of listings that a member does not see: those that either side blocked.
CREATE OR REPLACE FUNCTION blocked_listing_keys(viewer uuid)
  RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT search_key FROM (
      SELECT blocked_id AS other FROM blocks WHERE user_id = viewer
      UNION SELECT user_id FROM blocks WHERE blocked_id = viewer) AS pair
    JOIN listings ON listings.user_id = other);
END $$;
