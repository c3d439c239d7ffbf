CREATE TABLE "account_identities" (
	"user_id" uuid NOT NULL,
	"identity_hash" text NOT NULL,
	CONSTRAINT "account_identities_user_id_identity_hash_pk" PRIMARY KEY("user_id","identity_hash")
);
--> statement-breakpoint
CREATE TABLE "shown_contacts" (
	"viewer_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"shown_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shown_contacts_viewer_id_contact_id_pk" PRIMARY KEY("viewer_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "shown_counts" (
	"counter" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"in_lists" integer NOT NULL,
	"by_taps" integer NOT NULL,
	CONSTRAINT "shown_counts_counter_counted_at_pk" PRIMARY KEY("counter","counted_at")
);
--> statement-breakpoint
DROP TABLE "shown_numbers";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "new_identity_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "spent_trials" ADD COLUMN "left_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "spent_trials" ADD COLUMN "limited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "spent_trials" ADD COLUMN "daily_limit" integer;--> statement-breakpoint
ALTER TABLE "account_identities" ADD CONSTRAINT "account_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_contacts" ADD CONSTRAINT "shown_contacts_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_counts_counted_at_idx" ON "shown_counts" USING btree ("counted_at");--> statement-breakpoint
-- What was opened before the ledger was kept has been shown, too.
INSERT INTO "shown_contacts" ("viewer_id", "contact_id", "shown_at")
  SELECT "viewer_id", "contact_id", "revealed_at" FROM "reveals";
