-- Counts the members who were here since an instant.
CREATE OR REPLACE FUNCTION count_active_members(since timestamptz)
  RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_counts (place, kind, name, listed)
    SELECT 0, 'active', 'members', count(*) FROM users WHERE last_seen_at > since AND deleted_at IS NULL
    ON CONFLICT (place, kind, name) DO UPDATE SET listed = excluded.listed
$$;
