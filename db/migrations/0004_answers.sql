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
ALTER TABLE "listings" ADD COLUMN "answered_yes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "answered_of" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "seldom_answers" boolean GENERATED ALWAYS AS ("listings"."answered_of" >= 8 and "listings"."answered_yes" * 2 < "listings"."answered_of") STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "answered" ADD CONSTRAINT "answered_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answered" ADD CONSTRAINT "answered_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answered_seller_id_idx" ON "answered" USING btree ("seller_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "answered_network_key" ON "answered" USING btree ("seller_id","network") WHERE "answered"."counts";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_answered" CHECK ("listings"."answered_yes" between 0 and "listings"."answered_of");