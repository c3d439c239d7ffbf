ALTER TABLE "users" DROP CONSTRAINT "users_whatsapp_e164";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_whatsapp_e164" CHECK ("users"."whatsapp" ~ '^\+237[67][0-9]{8}$');