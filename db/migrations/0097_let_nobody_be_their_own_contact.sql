-- A list reads all rows of its owner, whom a unique key finds: in the order of these it was never read, and each tap wrote one anew.
DROP INDEX "connections_user_id_last_contact_at_idx";--> statement-breakpoint
DROP INDEX "saved_contacts_user_id_saved_at_idx";--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_another" CHECK ("connections"."user_id" <> "connections"."connected_user_id") NOT VALID;--> statement-breakpoint
ALTER TABLE "connections" VALIDATE CONSTRAINT "connections_another";--> statement-breakpoint
ALTER TABLE "saved_contacts" ADD CONSTRAINT "saved_contacts_another" CHECK ("saved_contacts"."user_id" <> "saved_contacts"."contact_id") NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_contacts" VALIDATE CONSTRAINT "saved_contacts_another";
