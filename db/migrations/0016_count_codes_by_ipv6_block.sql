ALTER TABLE "one_time_codes" ADD COLUMN "block_hash" text;--> statement-breakpoint
CREATE INDEX "one_time_codes_block_hash_idx" ON "one_time_codes" USING btree ("block_hash","created_at");