CREATE TABLE "receipt_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_serial" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"tx_ref" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tx_ref" uuid,
	"plan" text NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"last_plan" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"pro_until" timestamp with time zone,
	"premium_until" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_entries_kind" CHECK ("subscription_entries"."kind" in ('trial', 'carried', 'converted', 'paid', 'cancelled', 'resumed')),
	CONSTRAINT "subscription_entries_plan" CHECK ("subscription_entries"."plan" in ('basic', 'pro', 'premium')),
	CONSTRAINT "subscription_entries_tx_ref" CHECK (("subscription_entries"."tx_ref" is not null) = ("subscription_entries"."kind" in ('paid', 'converted')))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tx_ref" uuid NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"raw_status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_source" CHECK ("payment_events"."source" in ('create', 'webhook', 'status', 'verify', 'clock', 'payer', 'review'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"tx_ref" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"plan" text NOT NULL,
	"amount" integer NOT NULL,
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"operator" text,
	"phone_hash" text,
	"phone_end" text,
	"provider_ref" text,
	"state" text DEFAULT 'created' NOT NULL,
	"moved_by" text DEFAULT 'create' NOT NULL,
	"raw_status" text,
	"failure_code" text,
	"ussd_code" text,
	"redirect_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"last_checked_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	CONSTRAINT "payments_plan" CHECK ("payments"."plan" in ('basic', 'pro', 'premium')),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('flutterwave', 'notch-pay', 'campay')),
	CONSTRAINT "payments_mode" CHECK ("payments"."mode" in ('direct', 'hosted')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('created', 'pending', 'uncertain', 'succeeded', 'failed', 'cancelled', 'expired', 'review')),
	CONSTRAINT "payments_operator" CHECK ("payments"."operator" in ('mtn', 'orange')),
	CONSTRAINT "payments_moved_by" CHECK ("payments"."moved_by" in ('create', 'webhook', 'status', 'verify', 'clock', 'payer', 'review')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_succeeded" CHECK (("payments"."state" = 'succeeded') = ("payments"."succeeded_at" is not null)),
	CONSTRAINT "payments_phone" CHECK (("payments"."mode" = 'direct' and "payments"."user_id" is not null) = ("payments"."phone_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pro_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "premium_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_tx_ref_payments_tx_ref_fk" FOREIGN KEY ("tx_ref") REFERENCES "public"."payments"("tx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_tx_ref_payments_tx_ref_fk" FOREIGN KEY ("tx_ref") REFERENCES "public"."payments"("tx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_tx_ref_payments_tx_ref_fk" FOREIGN KEY ("tx_ref") REFERENCES "public"."payments"("tx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number_key" ON "receipts" USING btree ("year","serial");--> statement-breakpoint
CREATE INDEX "subscription_entries_user_id_idx" ON "subscription_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_entries_tx_ref_key" ON "subscription_entries" USING btree ("tx_ref","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_entries_trial_key" ON "subscription_entries" USING btree ("user_id") WHERE "subscription_entries"."kind" = 'trial';--> statement-breakpoint
CREATE INDEX "payment_events_tx_ref_idx" ON "payment_events" USING btree ("tx_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_key" ON "payments" USING btree ("user_id") WHERE "payments"."state" in ('created', 'pending', 'uncertain');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref_key" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payments_user_id_idx" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_phone_hash_idx" ON "payments" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "payments_next_check_at_idx" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_review_idx" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_key" ON "webhook_events" USING btree ("provider","event_key");--> statement-breakpoint
CREATE INDEX "webhook_events_received_at_idx" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_plan_ends_idx" ON "subscriptions" USING btree (least("pro_until", "premium_until")) WHERE coalesce("subscriptions"."pro_until", "subscriptions"."premium_until") is not null;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_dearest_first" CHECK (("subscriptions"."pro_until" is null or "subscriptions"."plan" = 'basic' and "subscriptions"."pro_until" < "subscriptions"."paid_until")
        and ("subscriptions"."premium_until" is null or "subscriptions"."plan" <> 'premium'
          and "subscriptions"."premium_until" < coalesce("subscriptions"."pro_until", "subscriptions"."paid_until")));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'account-deleted', 'listing-reported', 'page-opened', 'case-decided', 'payment-received'));