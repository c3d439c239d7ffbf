ALTER TABLE "regular_mails" DROP CONSTRAINT "regular_mails_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "regular_mails" ADD CONSTRAINT "regular_mails_kind" CHECK ("regular_mails"."kind" in ('searchAlerts', 'weeklyDigest'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'account-deleted', 'listing-reported', 'page-opened', 'case-decided', 'payment-received', 'plan-ends', 'search-news', 'weekly-digest'));
--> statement-breakpoint
-- Each listing has its digest from the Monday after it came to be; whether one is written is asked each week.
CREATE FUNCTION begin_digests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO regular_mails (user_id, kind, looked_on)
    SELECT user_id, 'weeklyDigest', (now() AT TIME ZONE 'Africa/Douala')::date FROM added
    ON CONFLICT (user_id, kind) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_begin_digests AFTER INSERT ON listings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION begin_digests();
--> statement-breakpoint
INSERT INTO regular_mails (user_id, kind, looked_on)
  SELECT user_id, 'weeklyDigest', (now() AT TIME ZONE 'Africa/Douala')::date FROM listings
  ON CONFLICT (user_id, kind) DO NOTHING;
