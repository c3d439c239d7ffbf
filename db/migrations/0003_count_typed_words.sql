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