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
ALTER TABLE "client_words" ADD CONSTRAINT "client_words_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_words" ADD CONSTRAINT "client_words_listing_id_users_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_words_listing_id_idx" ON "client_words" USING btree ("listing_id","written_at");--> statement-breakpoint
CREATE INDEX "client_words_reported_idx" ON "client_words" USING btree ("reported_at") WHERE "client_words"."state" = 'reported';