ALTER TABLE "listings" ADD COLUMN "opening_hours" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "open_page" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "landmark_on_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_opening_hours" CHECK (jsonb_typeof("listings"."opening_hours") = 'object');--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_prices_count" CHECK (jsonb_array_length("listings"."prices") <= 5);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_languages_count" CHECK (cardinality("listings"."languages") <= 11);
