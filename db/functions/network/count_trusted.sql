-- Counts by how many people each contact is trusted: accounts that are old enough, got in touch by a tap, and are
-- neither blocked (either way) nor hidden for reports; people of one browser or one network count once. It waits for
-- no lock: rows that somebody holds are counted the next time.
CREATE OR REPLACE FUNCTION count_trusted(grown_since timestamptz, fewest integer, most integer)
  RETURNS void LANGUAGE sql AS $$
  WITH said AS (
    SELECT connected_user_id AS contact_id, trusted_device IS NOT NULL AND trusted_network IS NOT NULL AS is_known,
        row_number() OVER (PARTITION BY connected_user_id, trusted_device ORDER BY connections.id) AS of_device,
        row_number() OVER (PARTITION BY connected_user_id, trusted_network ORDER BY connections.id) AS of_network
      FROM connections JOIN users ON users.id = connections.user_id
      WHERE trust_level = 'trusted' AND archived_at IS NULL AND connected_user_id IS NOT NULL
        AND interaction_type <> 'export' AND created_at <= grown_since AND deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM blocks WHERE blocks.user_id = connections.user_id
          AND blocked_id = connected_user_id OR blocks.user_id = connected_user_id AND blocked_id = connections.user_id)
        AND NOT EXISTS (SELECT FROM listings WHERE listings.user_id = connections.user_id AND hidden_until IS NOT NULL)),
  trusted AS MATERIALIZED (
    SELECT contact_id, count(*)::integer AS people FROM said WHERE is_known AND of_device = 1 AND of_network = 1
      GROUP BY contact_id HAVING count(*) >= fewest),
  other AS (
    SELECT user_id, people FROM trusted JOIN listings ON user_id = contact_id WHERE trusted_by <> people
    UNION ALL
    SELECT user_id, 0 FROM listings
      WHERE trusted_by > 0 AND NOT EXISTS (SELECT FROM trusted WHERE contact_id = user_id)
    LIMIT most),
  due AS (
    SELECT listings.user_id, people FROM listings JOIN other USING (user_id) FOR NO KEY UPDATE OF listings SKIP LOCKED)
  UPDATE listings SET trusted_by = people FROM due WHERE listings.user_id = due.user_id
$$;
