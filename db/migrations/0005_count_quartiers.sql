ALTER TABLE "listing_changes" ALTER COLUMN "places" SET DATA TYPE integer[];--> statement-breakpoint
ALTER TABLE "listing_counts" ALTER COLUMN "place" SET DATA TYPE integer;--> statement-breakpoint
-- What is indexed already; changes that wait to be counted were written without their quartiers.
INSERT INTO "listing_counts" ("place", "kind", "name", "listed")
  SELECT -quartier.id, counted.kind, counted.name, count(*) FROM "search_entries" AS entry
  CROSS JOIN unnest(entry.terms) AS placed JOIN "search_terms" AS quartier ON quartier.id = placed AND quartier.kind = 'quartier'
  CROSS JOIN unnest(entry.listed_terms) AS listed JOIN "search_terms" AS counted ON counted.id = listed
  WHERE counted.kind IN ('all', 'category', 'item', 'open-all', 'open-category', 'open-item', 'open-subcategory', 'subcategory')
  GROUP BY quartier.id, counted.kind, counted.name;
