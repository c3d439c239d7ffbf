CREATE TABLE "contact_notes" (
	"user_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"note" text NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_notes_user_id_contact_id_pk" PRIMARY KEY("user_id","contact_id"),
	CONSTRAINT "contact_notes_note" CHECK (char_length("contact_notes"."note") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "connections" DROP CONSTRAINT "connections_note";--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_notes" ADD CONSTRAINT "contact_notes_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_notes_contact_id_idx" ON "contact_notes" USING btree ("contact_id");--> statement-breakpoint
INSERT INTO "contact_notes" ("user_id", "contact_id", "note", "noted_at")
	SELECT "user_id", "connected_user_id", "note", "last_contact_at" FROM "connections"
	WHERE "connected_user_id" IS NOT NULL AND "note" <> '';--> statement-breakpoint
DROP TRIGGER "connections_erase_note" ON "connections";--> statement-breakpoint
ALTER TABLE "connections" DROP COLUMN "note";