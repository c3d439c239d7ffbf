CREATE TABLE "saved_contacts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"contact_id" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_contacts_once_key" UNIQUE("user_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_action";--> statement-breakpoint
ALTER TABLE "saved_contacts" ADD CONSTRAINT "saved_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_contacts" ADD CONSTRAINT "saved_contacts_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_contacts_user_id_saved_at_idx" ON "saved_contacts" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "saved_contacts_contact_id_idx" ON "saved_contacts" USING btree ("contact_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_action" CHECK ("action" in ('search_performed', 'contact_reveal', 'whatsapp_click', 'phone_click', 'email_click', 'contact_saved', 'contact_removed'));