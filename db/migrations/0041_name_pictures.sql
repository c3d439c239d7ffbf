CREATE UNIQUE INDEX "listings_profile_picture_key" ON "listings" USING btree ("profile_picture") WHERE "listings"."profile_picture" is not null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_profile_picture" CHECK ("listings"."profile_picture" ~ '^[0-9a-f]{32}$');
