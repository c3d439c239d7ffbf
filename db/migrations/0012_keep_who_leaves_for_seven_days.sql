ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "old_whatsapp" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "email_changes_old_email_idx" ON "email_changes" USING btree ("old_email") WHERE "email_changes"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "email_changes_old_whatsapp_idx" ON "email_changes" USING btree ("old_whatsapp") WHERE "email_changes"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "users_deleted_at_idx" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'account-deleted'));--> statement-breakpoint
-- A listing shows its plan as long as the subscription allows, and not at all while its owner is leaving.
CREATE OR REPLACE FUNCTION show_new_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT paid_plan_weight(plan, paid_until),
      CASE WHEN deleted_at IS NULL THEN subscription_visible_until(trial_ends_at, paid_until) END
    INTO NEW.plan_weight, NEW.visible_until
    FROM subscriptions JOIN users ON users.id = subscriptions.user_id
    WHERE subscriptions.user_id = NEW.user_id AND NEW.user_type <> 'buyer';
  NEW.plan_weight := coalesce(NEW.plan_weight, 0);
  NEW.visible_until := coalesce(NEW.visible_until, '-infinity');
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Both columns are set to what they are, so that the triggers of the listing work them out anew.
CREATE OR REPLACE FUNCTION show_listing_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET user_type = user_type, plan_weight = plan_weight
    WHERE user_id = NEW.user_id AND user_type <> 'buyer';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION show_listing_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET user_type = user_type, plan_weight = plan_weight WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_show_listing
  AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION show_listing_of_user();
--> statement-breakpoint
-- After the row is written, when whoever had the address or number before is known to have given it up.
CREATE FUNCTION refuse_held_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM email_changes WHERE old_email = NEW.email AND user_id <> NEW.id
      AND undone_at IS NULL AND undo_until > now()) THEN
    RAISE unique_violation USING CONSTRAINT = 'users_email_key', MESSAGE = 'the address may still be taken back';
  END IF;
  IF EXISTS (SELECT FROM email_changes WHERE old_whatsapp = NEW.whatsapp AND user_id <> NEW.id
      AND undone_at IS NULL AND undo_until > now()) THEN
    RAISE unique_violation USING CONSTRAINT = 'users_whatsapp_key', MESSAGE = 'the number may still be taken back';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_refuse_held_identity
  AFTER INSERT OR UPDATE OF email, whatsapp ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_held_identity();
