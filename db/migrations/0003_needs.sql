CREATE TABLE "need_answers" (
	"need_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"price_xaf" integer,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "need_answers_need_id_seller_id_pk" PRIMARY KEY("need_id","seller_id"),
	CONSTRAINT "need_answers_place_key" UNIQUE("need_id","place"),
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
	CONSTRAINT "needs_budget" CHECK ("needs"."budget_xaf" between 1 and 100000000),
	CONSTRAINT "needs_people" CHECK ("needs"."people" between 1 and 100000),
	CONSTRAINT "needs_closed" CHECK (("needs"."closed_at" is null) = ("needs"."ended" is null)),
	CONSTRAINT "needs_ended" CHECK ("needs"."ended" in ('found', 'given_up', 'reported'))
);
--> statement-breakpoint
ALTER TABLE "need_answers" ADD CONSTRAINT "need_answers_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_answers" ADD CONSTRAINT "need_answers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_reports" ADD CONSTRAINT "need_reports_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_reports" ADD CONSTRAINT "need_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_sellers" ADD CONSTRAINT "need_sellers_need_id_needs_id_fk" FOREIGN KEY ("need_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "need_sellers" ADD CONSTRAINT "need_sellers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "needs" ADD CONSTRAINT "needs_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "needs" ADD CONSTRAINT "needs_found_with_users_id_fk" FOREIGN KEY ("found_with") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "need_answers_seller_id_idx" ON "need_answers" USING btree ("seller_id","answered_at");--> statement-breakpoint
CREATE INDEX "need_reports_reporter_id_idx" ON "need_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "need_sellers_seller_id_idx" ON "need_sellers" USING btree ("seller_id","sent_at");--> statement-breakpoint
CREATE INDEX "needs_buyer_id_idx" ON "needs" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "needs_found_with_idx" ON "needs" USING btree ("found_with") WHERE "needs"."found_with" is not null;--> statement-breakpoint
CREATE INDEX "needs_open_idx" ON "needs" USING btree ("subcategory_slug","region_slug","city_slug","created_at") WHERE "needs"."closed_at" is null;