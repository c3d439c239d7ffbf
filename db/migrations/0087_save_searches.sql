CREATE TABLE "regular_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"looked_on" date NOT NULL,
	"mailed_on" date,
	CONSTRAINT "regular_mails_once_key" UNIQUE("user_id","kind"),
	CONSTRAINT "regular_mails_kind" CHECK ("regular_mails"."kind" in ('searchAlerts'))
);
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"search" text NOT NULL,
	"filters" jsonb NOT NULL,
	"sameness" text GENERATED ALWAYS AS (md5(plain_words("search_alerts"."search") || "search_alerts"."filters"::text)) STORED NOT NULL,
	"told_up_to" integer NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "search_alerts_once_key" UNIQUE("user_id","sameness"),
	CONSTRAINT "search_alerts_search" CHECK (char_length("search_alerts"."search") <= 100)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "regular_mails" ADD CONSTRAINT "regular_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regular_mails_kind_looked_on_idx" ON "regular_mails" USING btree ("kind","looked_on");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'account-deleted', 'listing-reported', 'page-opened', 'case-decided', 'payment-received', 'plan-ends', 'search-news'));
--> statement-breakpoint
-- The search keys after 'since' of what a search finds at this moment, the newest first: nothing where words or a quartier
-- had to be left out, and of a quartier nobody else in its town.
CREATE FUNCTION find_news(asked jsonb, viewer uuid, most integer) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  question jsonb := CASE WHEN asked ? 'unknown' THEN with_learned_trades(asked) ELSE asked END;
  found record;
  tried jsonb;
  placed integer[] := '{}';
BEGIN
  found := find_listings(question, viewer);
  IF cardinality(found.dropped) > 0 THEN
    RETURN '{}';
  END IF;
  tried := question #> ARRAY['attempts', found.attempt::text];
  IF tried ? 'quartier' THEN
    placed := known_term_ids('quartier',
      ARRAY[(tried ->> 'city') || '/' || array_to_string(index_words(tried ->> 'quartier'), ' ')]);
  END IF;
  RETURN ARRAY(
    SELECT key FROM unnest(string_to_array(found.page, ',')::integer[]) AS key
    JOIN search_entries ON search_key = key
    WHERE key > (asked ->> 'since')::integer AND terms @> placed
    ORDER BY key DESC LIMIT most);
END $$;
