CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_recipient";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_session_id_key" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_subscription_id_idx" ON "outbox" USING btree ("subscription_id") WHERE "outbox"."subscription_id" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_notice" CHECK (("outbox"."ends_at" is not null) = ("outbox"."kind" in ('need-sent', 'need-answered', 'need-found', 'new-lead')));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'number-released', 'account-deleted', 'listing-reported', 'page-opened', 'payment-received', 'plan-ends', 'search-news', 'weekly-digest', 'need-sent', 'need-answered', 'need-found', 'new-lead'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_recipient" CHECK ("outbox"."sent_at" is not null or num_nonnulls("outbox"."recipient", "outbox"."subscription_id") = 1);