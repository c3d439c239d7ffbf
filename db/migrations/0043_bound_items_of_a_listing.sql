ALTER TABLE "listings" ADD CONSTRAINT "listings_items_count" CHECK (cardinality("listings"."item_slugs") <= 10);
