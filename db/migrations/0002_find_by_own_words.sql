-- A word, and without each of its letters, by the first letter of its kind: two words are a slip apart where they share one.
CREATE FUNCTION slips_of(kind text, word text)
  RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT left(kind, 1) || word UNION
    SELECT left(kind, 1) || left(word, at - 1) || substr(word, at + 1) FROM generate_series(1, length(word)) AS at);
--> statement-breakpoint
DROP INDEX "search_terms_name_idx";--> statement-breakpoint
CREATE INDEX "search_terms_slips_idx" ON "search_terms" USING gin (slips_of("kind", "name")) WITH (fastupdate=false) WHERE "search_terms"."kind" in ('open-word', 'word');
--> statement-breakpoint
CREATE TABLE "typed_words" (
	"day" date NOT NULL,
	"person" text NOT NULL,
	"city_slug" text NOT NULL,
	"trade" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "typed_words_day_person_city_slug_trade_word_pk" PRIMARY KEY("day","person","city_slug","trade","word")
);
--> statement-breakpoint
CREATE TABLE "word_days" (
	"city_slug" text NOT NULL,
	"trade" text NOT NULL,
	"day" date NOT NULL,
	"word" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "word_days_city_slug_trade_day_word_pk" PRIMARY KEY("city_slug","trade","day","word"),
	CONSTRAINT "word_days_people" CHECK ("word_days"."people" >= 3),
	CONSTRAINT "word_days_word" CHECK ("word_days"."word" ~ '^[a-z]{3,24}$')
);
--> statement-breakpoint
CREATE INDEX "word_days_day_idx" ON "word_days" USING btree ("day");
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_whatsapp_e164";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "whatsapp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_whatsapp_e164" CHECK ("users"."whatsapp" ~ '^\+237(?!237)[267][0-9]{8}$');--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'number-released', 'account-deleted', 'listing-reported', 'page-opened', 'payment-received', 'plan-ends', 'search-news', 'weekly-digest'));
--> statement-breakpoint
ALTER TABLE "listing_changes" ALTER COLUMN "places" SET DATA TYPE integer[];--> statement-breakpoint
ALTER TABLE "listing_counts" ALTER COLUMN "place" SET DATA TYPE integer;--> statement-breakpoint
-- What is indexed already; changes that wait to be counted were written without their quartiers.
INSERT INTO "listing_counts" ("place", "kind", "name", "listed")
  SELECT -quartier.id, counted.kind, counted.name, count(*) FROM "search_entries" AS entry
  CROSS JOIN unnest(entry.terms) AS placed JOIN "search_terms" AS quartier ON quartier.id = placed AND quartier.kind = 'quartier'
  CROSS JOIN unnest(entry.listed_terms) AS listed JOIN "search_terms" AS counted ON counted.id = listed
  WHERE counted.kind IN ('all', 'category', 'item', 'open-all', 'open-category', 'open-item', 'open-subcategory', 'subcategory')
  GROUP BY quartier.id, counted.kind, counted.name;
--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "name_folded" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "name_folded" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_alerts" ALTER COLUMN "sameness" DROP EXPRESSION;--> statement-breakpoint
-- `plain_words` is loaded with the other functions from here on.
DROP FUNCTION plain_words(text), fold(text);--> statement-breakpoint
DROP EXTENSION unaccent;
