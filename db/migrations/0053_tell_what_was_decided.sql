ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'account-deleted', 'listing-reported', 'page-opened', 'case-decided'));--> statement-breakpoint
DROP FUNCTION count_openings(date, integer, integer);
--> statement-breakpoint
-- How many people opened each contact since a day, from so few up, with accounts that were made by `grown_since`. What
-- somebody else holds is counted the next time: nobody is waited for here, so that nobody waits in a circle.
CREATE FUNCTION count_openings(since date, grown_since timestamptz, fewest integer, most integer) RETURNS void LANGUAGE sql AS $$
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
