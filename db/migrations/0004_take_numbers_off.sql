ALTER TABLE "users" DROP CONSTRAINT "users_whatsapp_e164";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "whatsapp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_whatsapp_e164" CHECK ("users"."whatsapp" ~ '^\+237(?!237)[267][0-9]{8}$');--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'number-released', 'account-deleted', 'listing-reported', 'page-opened', 'payment-received', 'plan-ends', 'search-news', 'weekly-digest'));