-- The address of a business shows no number that its name holds. The same is done with what is asked for, so that an old
-- address leads to the new one.
UPDATE "listings" SET "slug" = coalesce(nullif(trim(BOTH '-' FROM regexp_replace(regexp_replace(
    regexp_replace("slug", '-[0-9a-f]{8}$', ''), '([0-9]-?){8,}', '-', 'g'), '-+', '-', 'g')), ''), 'business')
    || coalesce(substring("slug" FROM '-[0-9a-f]{8}$'), '')
  WHERE regexp_replace("slug", '-[0-9a-f]{8}$', '') ~ '([0-9]-?){8}';
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_slug" CHECK (regexp_replace("listings"."slug", '-[0-9a-f]{8}$', '') !~ '([0-9]-?){8}');
