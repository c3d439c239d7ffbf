ALTER TABLE "one_time_codes" ADD COLUMN "mailed_with" uuid;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_mailed_with_one_time_codes_id_fk" FOREIGN KEY ("mailed_with") REFERENCES "public"."one_time_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_mailed_with_idx" ON "one_time_codes" USING btree ("mailed_with");--> statement-breakpoint
ALTER TABLE "known_devices" DROP COLUMN "network_hash";