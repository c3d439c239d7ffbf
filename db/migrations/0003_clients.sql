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
CREATE TABLE "answered" (
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"counts" boolean NOT NULL,
	"network" text,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answered_buyer_id_seller_id_pk" PRIMARY KEY("buyer_id","seller_id"),
	CONSTRAINT "answered_answer" CHECK ("answered"."answer" in ('yes', 'not_yet', 'wrong_number'))
);
--> statement-breakpoint
CREATE TABLE "client_words" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"author_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_signed" boolean NOT NULL,
	"state" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	CONSTRAINT "client_words_pair_key" UNIQUE("author_id","listing_id"),
	CONSTRAINT "client_words_text" CHECK (char_length("client_words"."text") between 1 and 120),
	CONSTRAINT "client_words_reply" CHECK (char_length("client_words"."reply") between 1 and 200),
	CONSTRAINT "client_words_replied" CHECK (("client_words"."reply" is null) = ("client_words"."replied_at" is null)),
	CONSTRAINT "client_words_state" CHECK ("client_words"."state" in ('shown', 'reported', 'kept', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "lead_states" (
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"remind_at" timestamp with time zone,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_states_seller_id_buyer_id_pk" PRIMARY KEY("seller_id","buyer_id"),
	CONSTRAINT "lead_states_state" CHECK ("lead_states"."state" in ('served', 'not_client', 'remind')),
	CONSTRAINT "lead_states_remind" CHECK (("lead_states"."state" = 'remind') = ("lead_states"."remind_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "need_answers" (
	"need_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"price_xaf" integer,
	"text" text NOT NULL,
	"picture" text,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "need_answers_need_id_seller_id_pk" PRIMARY KEY("need_id","seller_id"),
	CONSTRAINT "need_answers_place_key" UNIQUE("need_id","place"),
	CONSTRAINT "need_answers_picture" CHECK ("need_answers"."picture" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "need_answers_place" CHECK ("need_answers"."place" between 1 and 5),
	CONSTRAINT "need_answers_price" CHECK ("need_answers"."price_xaf" between 1 and 100000000),
	CONSTRAINT "need_answers_text" CHECK (char_length("need_answers"."text") <= 200)
);
--> statement-breakpoint
CREATE TABLE "need_reports" (
	"need_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "need_reports_need_id_reporter_id_pk" PRIMARY KEY("need_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "need_sellers" (
	"need_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"ring" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "need_sellers_need_id_seller_id_pk" PRIMARY KEY("need_id","seller_id"),
	CONSTRAINT "need_sellers_ring" CHECK ("need_sellers"."ring" in ('quartier', 'town', 'region'))
);
--> statement-breakpoint
CREATE TABLE "needs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"buyer_id" uuid NOT NULL,
	"text" text NOT NULL,
	"picture" text,
	"category_slug" text NOT NULL,
	"subcategory_slug" text NOT NULL,
	"region_slug" text NOT NULL,
	"city_slug" text NOT NULL,
	"quartier" text,
	"day" date,
	"budget_xaf" integer,
	"people" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"ended" text,
	"found_with" uuid,
	CONSTRAINT "needs_text" CHECK (char_length("needs"."text") between 1 and 300),
	CONSTRAINT "needs_picture" CHECK ("needs"."picture" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "needs_budget" CHECK ("needs"."budget_xaf" between 1 and 100000000),
	CONSTRAINT "needs_people" CHECK ("needs"."people" between 1 and 100000),
	CONSTRAINT "needs_closed" CHECK (("needs"."closed_at" is null) = ("needs"."ended" is null)),
	CONSTRAINT "needs_ended" CHECK ("needs"."ended" in ('found', 'given_up', 'reported'))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_recipient";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "answered_yes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "answered_of" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "seldom_answers" boolean GENERATED ALWAYS AS ("listings"."answered_of" >= 8 and "listings"."answered_yes" * 2 < "listings"."answered_of") STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_events" ADD COLUMN "search_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answered" ADD CONSTRAINT "answered_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answered" ADD CONSTRAINT "answered_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_words" ADD CONSTRAINT "client_words_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_words" ADD CONSTRAINT "client_words_listing_id_users_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_states" ADD CONSTRAINT "lead_states_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_states" ADD CONSTRAINT "lead_states_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_answers" ADD CONSTRAINT "need_answers_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_answers" ADD CONSTRAINT "need_answers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_reports" ADD CONSTRAINT "need_reports_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_reports" ADD CONSTRAINT "need_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_sellers" ADD CONSTRAINT "need_sellers_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_sellers" ADD CONSTRAINT "need_sellers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "needs" ADD CONSTRAINT "needs_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "needs" ADD CONSTRAINT "needs_found_with_users_id_fk" FOREIGN KEY ("found_with") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_session_id_key" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "answered_seller_id_idx" ON "answered" USING btree ("seller_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "answered_network_key" ON "answered" USING btree ("seller_id","network") WHERE "answered"."counts";--> statement-breakpoint
CREATE INDEX "client_words_listing_id_idx" ON "client_words" USING btree ("listing_id","written_at");--> statement-breakpoint
CREATE INDEX "client_words_reported_idx" ON "client_words" USING btree ("reported_at") WHERE "client_words"."state" = 'reported';--> statement-breakpoint
CREATE INDEX "lead_states_buyer_id_idx" ON "lead_states" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "need_answers_seller_id_idx" ON "need_answers" USING btree ("seller_id","answered_at");--> statement-breakpoint
CREATE INDEX "need_answers_picture_idx" ON "need_answers" USING btree ("picture") WHERE "need_answers"."picture" is not null;--> statement-breakpoint
CREATE INDEX "need_reports_reporter_id_idx" ON "need_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "need_sellers_seller_id_idx" ON "need_sellers" USING btree ("seller_id","sent_at");--> statement-breakpoint
CREATE INDEX "needs_buyer_id_idx" ON "needs" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "needs_found_with_idx" ON "needs" USING btree ("found_with") WHERE "needs"."found_with" is not null;--> statement-breakpoint
CREATE INDEX "needs_open_idx" ON "needs" USING btree ("subcategory_slug","region_slug","city_slug","created_at") WHERE "needs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "needs_picture_idx" ON "needs" USING btree ("picture") WHERE "needs"."picture" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_subscription_id_idx" ON "outbox" USING btree ("subscription_id") WHERE "outbox"."subscription_id" is not null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_answered" CHECK ("listings"."answered_yes" between 0 and "listings"."answered_of");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_notice" CHECK (("outbox"."ends_at" is not null) = ("outbox"."kind" in ('need-sent', 'need-answered', 'need-found', 'new-lead')));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'number-released', 'account-deleted', 'listing-reported', 'page-opened', 'payment-received', 'plan-ends', 'search-news', 'weekly-digest', 'need-sent', 'need-answered', 'need-found', 'new-lead'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_recipient" CHECK ("outbox"."sent_at" is not null or num_nonnulls("outbox"."recipient", "outbox"."subscription_id") = 1);