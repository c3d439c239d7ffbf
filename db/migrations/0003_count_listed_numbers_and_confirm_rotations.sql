CREATE TABLE "listed_numbers" (
	"viewer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"numbers" integer NOT NULL,
	CONSTRAINT "listed_numbers_viewer_id_day_pk" PRIMARY KEY("viewer_id","day")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_numbers" ADD CONSTRAINT "listed_numbers_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;