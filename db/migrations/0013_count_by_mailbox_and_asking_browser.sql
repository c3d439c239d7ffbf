-- The mailbox that an address leads to: without what follows a plus, and without the dots that Gmail ignores.
CREATE FUNCTION mailbox_of(address text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE WHEN "domain" IN ('gmail.com', 'googlemail.com')
		THEN coalesce(nullif(replace("name", '.', ''), ''), "local") || '@gmail.com'
		ELSE coalesce(nullif("name", ''), "local") || '@' || "domain" END
	FROM (SELECT "local", "domain", split_part("local", '+', 1) AS "name"
		FROM (SELECT regexp_replace(lower(address), '@[^@]*$', '') AS "local",
			split_part(lower(address), '@', -1) AS "domain") AS "parts") AS "names"
$$;
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "limit_counters_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_stray_attempts";--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (mailbox_of("one_time_codes"."subject")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (mailbox_of("users"."email")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shares_mailbox" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "shares_mailbox" = true WHERE EXISTS (
	SELECT FROM "users" AS "older" WHERE "older"."mailbox" = "users"."mailbox" AND "older"."id" < "users"."id"
);--> statement-breakpoint
CREATE INDEX "limit_counters_window_start_idx" ON "limit_counters" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "one_time_codes_mailbox_idx" ON "one_time_codes" USING btree ("mailbox","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_mailbox_key" ON "users" USING btree ("mailbox") WHERE not "users"."shares_mailbox";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "stray_attempts";