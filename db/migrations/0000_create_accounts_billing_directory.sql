CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"code_hash" text NOT NULL,
	"mark" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('registration', 'login')),
	CONSTRAINT "one_time_codes_attempts" CHECK ("one_time_codes"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"whatsapp" text NOT NULL,
	"user_type" text NOT NULL,
	"language" text NOT NULL,
	"registration_code_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_user_type" CHECK ("users"."user_type" in ('buyer', 'seller', 'both')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'fr')),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_whatsapp_e164" CHECK ("users"."whatsapp" ~ '^\+237[267][0-9]{8}$')
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_plan" CHECK ("subscriptions"."plan" in ('basic', 'pro', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"user_type" text NOT NULL,
	"slug" text NOT NULL,
	"business_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"category_slug" text NOT NULL,
	"subcategory_slug" text NOT NULL,
	"item_slugs" text[] DEFAULT '{}' NOT NULL,
	"region_slug" text NOT NULL,
	"city_slug" text NOT NULL,
	"quartier" text,
	"landmark" text,
	"profile_picture" text,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visible_until" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"plan_weight" smallint DEFAULT 0 NOT NULL,
	"rank" bigint DEFAULT 0 NOT NULL,
	"name_folded" text DEFAULT '' NOT NULL,
	"search_words" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "listings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "listings_user_type" CHECK ("listings"."user_type" in ('buyer', 'seller', 'both')),
	CONSTRAINT "listings_keywords_count" CHECK (cardinality("listings"."keywords") <= 10)
);
--> statement-breakpoint
CREATE TABLE "reveals" (
	"viewer_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"day" date NOT NULL,
	"revealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reveals_viewer_id_contact_id_pk" PRIMARY KEY("viewer_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "search_words_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveals" ADD CONSTRAINT "reveals_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_id_idx" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_subject_idx" ON "one_time_codes" USING btree ("purpose","subject","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_created_at_idx" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_whatsapp_key" ON "users" USING btree ("whatsapp");--> statement-breakpoint
CREATE UNIQUE INDEX "users_registration_code_id_key" ON "users" USING btree ("registration_code_id");--> statement-breakpoint
CREATE INDEX "users_last_seen_at_idx" ON "users" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "listings_region_slug_joined_at_idx" ON "listings" USING btree ("region_slug","joined_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_city_slug_joined_at_idx" ON "listings" USING btree ("city_slug","joined_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_rank_idx" ON "listings" USING btree ("rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_region_slug_rank_idx" ON "listings" USING btree ("region_slug","rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_city_slug_rank_idx" ON "listings" USING btree ("city_slug","rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_category_slug_city_slug_rank_idx" ON "listings" USING btree ("category_slug","city_slug","rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_category_slug_rank_idx" ON "listings" USING btree ("category_slug","rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_subcategory_slug_rank_idx" ON "listings" USING btree ("subcategory_slug","rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_joined_at_idx" ON "listings" USING btree ("joined_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_name_folded_idx" ON "listings" USING btree ("name_folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listings_search_words_idx" ON "listings" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "reveals_viewer_id_day_idx" ON "reveals" USING btree ("viewer_id","day");--> statement-breakpoint
CREATE INDEX "reveals_contact_id_idx" ON "reveals" USING btree ("contact_id");