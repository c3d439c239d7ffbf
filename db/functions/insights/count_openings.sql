-- Writes how many people opened each contact since a day, from `fewest` up, counting only accounts made before
-- `grown_since`. It waits for no lock: rows that somebody holds are counted the next time, so that no deadlock
-- arises.
CREATE OR REPLACE FUNCTION count_openings(since date, grown_since timestamptz, fewest integer, most integer)
  RETURNS void LANGUAGE sql AS $$
  WITH opened AS MATERIALIZED (
    SELECT contact_id, count(*)::integer AS people FROM reveals JOIN users ON id = viewer_id
      WHERE day >= since AND created_at <= grown_since
      GROUP BY contact_id HAVING count(*) >= fewest),
  other AS (
    SELECT user_id, people FROM opened JOIN listings ON user_id = contact_id WHERE opened_by <> people
    UNION ALL
    SELECT user_id, 0 FROM listings
      WHERE opened_by > 0 AND NOT EXISTS (SELECT FROM opened WHERE contact_id = user_id)
    LIMIT most),
  due AS (
    SELECT listings.user_id, people FROM listings JOIN other USING (user_id) FOR NO KEY UPDATE OF listings SKIP LOCKED)
  UPDATE listings SET opened_by = people FROM due WHERE listings.user_id = due.user_id
$$;
