CREATE TABLE "removed_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"contact_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_contacts_once_key" UNIQUE("user_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "removed_contacts" ADD CONSTRAINT "removed_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_contacts" ADD CONSTRAINT "removed_contacts_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_contacts_contact_id_idx" ON "removed_contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "removed_contacts_removed_at_idx" ON "removed_contacts" USING btree ("removed_at");