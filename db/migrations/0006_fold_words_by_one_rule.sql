ALTER TABLE "listings" ALTER COLUMN "name_folded" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "name_folded" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_alerts" ALTER COLUMN "sameness" DROP EXPRESSION;--> statement-breakpoint
-- `plain_words` is loaded with the other functions from here on.
DROP FUNCTION plain_words(text), fold(text);--> statement-breakpoint
DROP EXTENSION unaccent;
