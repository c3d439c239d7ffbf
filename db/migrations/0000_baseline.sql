-- Functions that tables need: generated columns, defaults and checks call them. All others stand in db/functions.
-- Changing one of these is a migration that also rewrites what was computed by it.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

CREATE FUNCTION fold(words text)
  RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, words));

-- A text as people type it in a hurry: without case, accents and signs.
CREATE FUNCTION plain_words(words text)
  RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(fold(words), '[^a-z0-9+]+', ' ', 'g'));

-- The mailbox that an address leads to: without what follows a plus, and without the signs that Gmail and Proton ignore. Any
-- name at a subdomain of Fastmail leads to its owner.
CREATE FUNCTION mailbox_of(address text)
  RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN "domain" IN ('gmail.com', 'googlemail.com')
      THEN coalesce(nullif(replace("name", '.', ''), ''), "local") || '@gmail.com'
    WHEN "domain" IN ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
      THEN coalesce(nullif(translate("name", '._-', ''), ''), "local") || '@proton.me'
    WHEN "domain" ~ '^[^.]+[.]fastmail[.](com|fm)$'
      THEN split_part("domain", '.', 1) || '@fastmail.' || split_part("domain", '.', 3)
    ELSE coalesce(nullif("name", ''), "local") || '@' || "domain" END
  FROM (SELECT "local", "domain", split_part("local", '+', 1) AS "name"
    FROM (SELECT regexp_replace(lower(address), '@[^@]*$', '') AS "local",
      split_part(lower(address), '@', -1) AS "domain") AS "parts") AS "names"
$$;

-- Short links are typed from posters and read out on the telephone: a new one has no letter or digit that looks like another
-- (0, o, 1, i, l), and differs from all others in more than capitals. Two ids have some twenty characters more than needed.
CREATE FUNCTION new_short_code()
  RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  code text;
BEGIN
  LOOP
    code := left(translate(lower(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64')),
      E'+/=01ilo\n', ''), 8);
    EXIT WHEN length(code) = 8 AND NOT EXISTS (SELECT FROM listings WHERE lower(short_code) = code);
  END LOOP;
  RETURN code;
END $$;
--> statement-breakpoint
CREATE TABLE "account_identities" (
	"user_id" uuid NOT NULL,
	"identity_hash" text NOT NULL,
	CONSTRAINT "account_identities_user_id_identity_hash_pk" PRIMARY KEY("user_id","identity_hash")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"mails" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consumed_at" timestamp with time zone,
	"user_id" uuid,
	"new_value" text,
	"new_identity_hashes" text[] DEFAULT '{}' NOT NULL,
	"mailbox" text GENERATED ALWAYS AS (mailbox_of("one_time_codes"."subject")) STORED NOT NULL,
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('registration', 'login', 'email_change', 'whatsapp_change', 'change-email', 'delete-account', 'session')),
	CONSTRAINT "one_time_codes_attempts" CHECK ("one_time_codes"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "regular_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"looked_on" date NOT NULL,
	"mailed_on" date,
	CONSTRAINT "regular_mails_once_key" UNIQUE("user_id","kind"),
	CONSTRAINT "regular_mails_kind" CHECK ("regular_mails"."kind" in ('searchAlerts', 'weeklyDigest'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"device_hash" text,
	"confirmed_generation" integer DEFAULT 1 NOT NULL,
	"code_typed_at" timestamp with time zone,
	"code_purpose" text,
	CONSTRAINT "sessions_code_purpose" CHECK ("sessions"."code_purpose" in ('registration', 'login', 'email_change', 'whatsapp_change', 'change-email', 'delete-account', 'session')),
	CONSTRAINT "sessions_expires_at" CHECK ("sessions"."expires_at" <= "sessions"."created_at" + interval '2160 hours')
);
--> statement-breakpoint
CREATE TABLE "spent_trials" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"whatsapp" text NOT NULL,
	"user_type" text NOT NULL,
	"language" text NOT NULL,
	"registration_code_id" uuid,
	"device_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"searches_cleared_at" timestamp with time zone,
	"notification_preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp with time zone,
	"mailbox" text GENERATED ALWAYS AS (mailbox_of("users"."email")) STORED NOT NULL,
	"shares_mailbox" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_user_type" CHECK ("users"."user_type" in ('buyer', 'seller', 'both')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'fr')),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_whatsapp_e164" CHECK ("users"."whatsapp" ~ '^\+237[67][0-9]{8}$')
);
--> statement-breakpoint
CREATE TABLE "passes" (
	"tx_ref" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reveals" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passes_kind" CHECK ("passes"."kind" in ('day', 'week')),
	CONSTRAINT "passes_used" CHECK ("passes"."used" between 0 and "passes"."reveals")
);
--> statement-breakpoint
CREATE TABLE "receipt_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_serial" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"tx_ref" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bought_days" integer NOT NULL,
	"payer_name" text,
	"payer_email" text,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tx_ref" uuid,
	"plan" text NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"last_plan" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"pro_until" timestamp with time zone,
	"premium_until" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_entries_kind" CHECK ("subscription_entries"."kind" in ('trial', 'carried', 'converted', 'paid', 'revoked', 'cancelled', 'resumed')),
	CONSTRAINT "subscription_entries_plan" CHECK ("subscription_entries"."plan" in ('basic', 'pro', 'premium')),
	CONSTRAINT "subscription_entries_tx_ref" CHECK (("subscription_entries"."tx_ref" is not null) = ("subscription_entries"."kind" in ('paid', 'converted', 'revoked')))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"paid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pro_until" timestamp with time zone,
	"premium_until" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "subscriptions_plan" CHECK ("subscriptions"."plan" in ('basic', 'pro', 'premium')),
	CONSTRAINT "subscriptions_dearest_first" CHECK (("subscriptions"."pro_until" is null or "subscriptions"."plan" = 'basic' and "subscriptions"."pro_until" < "subscriptions"."paid_until")
        and ("subscriptions"."premium_until" is null or "subscriptions"."plan" <> 'premium'
          and "subscriptions"."premium_until" < coalesce("subscriptions"."pro_until", "subscriptions"."paid_until")))
);
--> statement-breakpoint
CREATE TABLE "contact_reports" (
	"reporter_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"is_counted" boolean NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL,
	"network_hash" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_reports_reporter_id_contact_id_pk" PRIMARY KEY("reporter_id","contact_id"),
	CONSTRAINT "contact_reports_reason" CHECK ("contact_reports"."reason" in ('wrong_number', 'misleading', 'asked_for_money', 'other')),
	CONSTRAINT "contact_reports_note" CHECK (char_length("contact_reports"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"user_type" text NOT NULL,
	"slug" text NOT NULL,
	"business_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"category_slug" text NOT NULL,
	"subcategory_slug" text NOT NULL,
	"item_slugs" text[] DEFAULT '{}' NOT NULL,
	"region_slug" text NOT NULL,
	"city_slug" text NOT NULL,
	"quartier" text,
	"landmark" text,
	"profile_picture" text,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visible_until" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"plan_weight" smallint DEFAULT 0 NOT NULL,
	"search_key" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "listings_search_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_active" boolean DEFAULT true NOT NULL,
	"name_position" double precision DEFAULT 0 NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (case when "listings"."user_type" = 'buyer' then '' else plain_words("listings"."business_name") end) STORED NOT NULL,
	"opening_hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"open_page" boolean DEFAULT true NOT NULL,
	"landmark_on_page" boolean DEFAULT false NOT NULL,
	"opened_by" integer DEFAULT 0 NOT NULL,
	"number_changed_at" timestamp with time zone,
	"short_code" text DEFAULT new_short_code() NOT NULL,
	"page_told_at" timestamp with time zone,
	"has_open_page" boolean GENERATED ALWAYS AS ("listings"."open_page" and "listings"."page_told_at" is not null and "listings"."user_type" <> 'buyer') STORED NOT NULL,
	"brand_colour" text,
	"brand_cover" text,
	"other_locations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"public_description" text,
	"public_keywords" text[],
	"paused" boolean DEFAULT false NOT NULL,
	"paused_until" date,
	"hide_email" boolean DEFAULT false NOT NULL,
	"named_to_sellers" boolean DEFAULT false NOT NULL,
	"trusted_by" integer DEFAULT 0 NOT NULL,
	"listed_as_buyer" boolean DEFAULT false NOT NULL,
	"hidden_until" timestamp with time zone,
	"reports_count_from" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	CONSTRAINT "listings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "listings_short_code_unique" UNIQUE("short_code"),
	CONSTRAINT "listings_trusted_by" CHECK ("listings"."trusted_by" = 0 or "listings"."trusted_by" >= 3),
	CONSTRAINT "listings_profile_picture" CHECK ("listings"."profile_picture" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "listings_user_type" CHECK ("listings"."user_type" in ('buyer', 'seller', 'both')),
	CONSTRAINT "listings_listed_as_buyer" CHECK (not "listings"."listed_as_buyer" or "listings"."user_type" = 'buyer'),
	CONSTRAINT "listings_paused_until" CHECK ("listings"."paused_until" is null or "listings"."paused"),
	CONSTRAINT "listings_other_locations" CHECK (jsonb_typeof("listings"."other_locations") = 'array'
        and jsonb_array_length("listings"."other_locations") < 5),
	CONSTRAINT "listings_brand_colour" CHECK ("listings"."brand_colour" in ('leaf', 'lagoon', 'sky', 'indigo', 'kola', 'laterite', 'maize', 'night')),
	CONSTRAINT "listings_brand_cover" CHECK ("listings"."brand_cover" in ('weave', 'peaks', 'beads', 'stripes', 'waves')),
	CONSTRAINT "listings_opening_hours" CHECK (jsonb_typeof("listings"."opening_hours") = 'object'
        and not jsonb_path_exists("listings"."opening_hours", 'strict $.* ? (@.size() == 0)')),
	CONSTRAINT "listings_prices_count" CHECK (jsonb_array_length("listings"."prices") <= 5),
	CONSTRAINT "listings_languages_count" CHECK (cardinality("listings"."languages") <= 11),
	CONSTRAINT "listings_items_count" CHECK (cardinality("listings"."item_slugs") <= 10),
	CONSTRAINT "listings_keywords_count" CHECK (cardinality("listings"."keywords") <= 10)
);
--> statement-breakpoint
CREATE TABLE "reveals" (
	"viewer_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"day" date NOT NULL,
	"revealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"network" text,
	"charged" boolean DEFAULT true NOT NULL,
	"pass_tx_ref" uuid,
	"reveal_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"by_buyer" boolean,
	CONSTRAINT "reveals_viewer_id_contact_id_pk" PRIMARY KEY("viewer_id","contact_id"),
	CONSTRAINT "reveals_reveal_id_key" UNIQUE("reveal_id"),
	CONSTRAINT "reveals_refunded" CHECK ("reveals"."charged" or "reveals"."pass_tx_ref" is null)
);
--> statement-breakpoint
CREATE TABLE "short_names" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"is_current" boolean NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "short_names_name" CHECK ("short_names"."name" ~ '^[a-z0-9]{3,24}$'
        and length("short_names"."name") <> 8)
);
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"viewer_id" uuid,
	"visitor" text,
	"action" text NOT NULL,
	"city_slug" text,
	"search_trade" text,
	"search_city" text,
	CONSTRAINT "listing_events_once_a_day_key" UNIQUE NULLS NOT DISTINCT("listing_id","viewer_id","visitor","day","action"),
	CONSTRAINT "listing_events_action" CHECK ("listing_events"."action" in ('view', 'whatsapp', 'phone', 'email')),
	CONSTRAINT "listing_events_viewer" CHECK (("listing_events"."viewer_id" is null) <> ("listing_events"."visitor" is null))
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_days" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"clickers" integer NOT NULL,
	"requests" integer NOT NULL,
	"whatsapp_clicks" integer NOT NULL,
	"phone_clicks" integer NOT NULL,
	"email_clicks" integer NOT NULL,
	CONSTRAINT "listing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "listing_days_people" CHECK ("listing_days"."requests" <= "listing_days"."clickers" and "listing_days"."clickers" <= "listing_days"."views")
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"member_id" uuid NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	"trade" text NOT NULL,
	"city_slug" text,
	"found_nobody" boolean NOT NULL,
	"quartier" text,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_figures" (
	"city_slug" text NOT NULL,
	"kind" text NOT NULL,
	"trade" text NOT NULL,
	"name" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "search_figures_city_slug_kind_trade_name_pk" PRIMARY KEY("city_slug","kind","trade","name"),
	CONSTRAINT "search_figures_kind" CHECK ("search_figures"."kind" in ('popular', 'trade', 'quartier', 'word', 'sunday'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "limit_counters_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_once_key" UNIQUE("user_id","blocked_id"),
	CONSTRAINT "blocks_another" CHECK ("blocks"."user_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"connected_user_id" uuid,
	"interaction_type" text NOT NULL,
	"trust_level" text DEFAULT 'contact' NOT NULL,
	"note" text,
	"first_contact_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_contact_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "connections_once_key" UNIQUE("user_id","connected_user_id"),
	CONSTRAINT "connections_interaction_type" CHECK ("connections"."interaction_type" in ('whatsapp', 'phone', 'email', 'export')),
	CONSTRAINT "connections_trust_level" CHECK ("connections"."trust_level" in ('contact', 'trusted')),
	CONSTRAINT "connections_note" CHECK (char_length("connections"."note") <= 200),
	CONSTRAINT "connections_another" CHECK ("connections"."user_id" <> "connections"."connected_user_id"),
	CONSTRAINT "connections_contact_at" CHECK ("connections"."first_contact_at" <= "connections"."last_contact_at")
);
--> statement-breakpoint
CREATE TABLE "saved_contacts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"contact_id" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_contacts_once_key" UNIQUE("user_id","contact_id"),
	CONSTRAINT "saved_contacts_another" CHECK ("saved_contacts"."user_id" <> "saved_contacts"."contact_id")
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
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text,
	"language" text NOT NULL,
	"payload" jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'account-deleted', 'listing-reported', 'page-opened', 'payment-received', 'plan-ends', 'search-news', 'weekly-digest')),
	CONSTRAINT "outbox_language" CHECK ("outbox"."language" in ('en', 'fr')),
	CONSTRAINT "outbox_recipient" CHECK ("outbox"."recipient" is not null or "outbox"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tx_ref" uuid NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"raw_status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_source" CHECK ("payment_events"."source" in ('create', 'webhook', 'status', 'verify', 'clock', 'payer', 'review'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"tx_ref" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"plan" text NOT NULL,
	"amount" integer NOT NULL,
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"operator" text,
	"phone_hash" text,
	"phone_end" text,
	"provider_ref" text,
	"state" text DEFAULT 'created' NOT NULL,
	"moved_by" text DEFAULT 'create' NOT NULL,
	"raw_status" text,
	"failure_code" text,
	"ussd_code" text,
	"redirect_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone DEFAULT now(),
	"checks" integer DEFAULT 0 NOT NULL,
	"last_checked_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"recorded_amount" integer,
	"recorded_currency" text,
	"recorded_tx_ref" text,
	"received_amount" integer,
	CONSTRAINT "payments_plan" CHECK ("payments"."plan" in ('basic', 'pro', 'premium', 'day', 'week')),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('flutterwave', 'campay')),
	CONSTRAINT "payments_mode" CHECK ("payments"."mode" in ('direct', 'hosted')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('created', 'pending', 'uncertain', 'succeeded', 'failed', 'cancelled', 'expired', 'review')),
	CONSTRAINT "payments_operator" CHECK ("payments"."operator" in ('mtn', 'orange')),
	CONSTRAINT "payments_moved_by" CHECK ("payments"."moved_by" in ('create', 'webhook', 'status', 'verify', 'clock', 'payer', 'review')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_succeeded" CHECK (("payments"."state" = 'succeeded') = ("payments"."succeeded_at" is not null)),
	CONSTRAINT "payments_watched" CHECK ("payments"."next_check_at" is not null or not "payments"."state" in ('created', 'pending', 'uncertain')),
	CONSTRAINT "payments_phone" CHECK (("payments"."mode" = 'direct' and "payments"."user_id" is not null) = ("payments"."phone_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "repeated_charges" (
	"tx_ref" uuid NOT NULL,
	"provider_ref" text NOT NULL,
	"noticed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"repaid_at" timestamp with time zone,
	CONSTRAINT "repeated_charges_tx_ref_provider_ref_pk" PRIMARY KEY("tx_ref","provider_ref")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change" smallint NOT NULL,
	"terms" integer[] NOT NULL,
	"places" smallint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"listed" integer NOT NULL,
	CONSTRAINT "listing_counts_pk" PRIMARY KEY("place","kind","name"),
	CONSTRAINT "listing_counts_kind" CHECK ("listing_counts"."kind" in ('active', 'all', 'category', 'item', 'open-all', 'open-category', 'open-item', 'open-subcategory', 'subcategory')),
	CONSTRAINT "listing_counts_listed" CHECK ("listing_counts"."listed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lost_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lost_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"terms" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placed_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placed_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"search_key" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"search_key" integer PRIMARY KEY NOT NULL,
	"city" smallint NOT NULL,
	"position" integer NOT NULL,
	"name_position" double precision NOT NULL,
	"name_terms" integer[] NOT NULL,
	"listed_terms" integer[] NOT NULL,
	"terms" integer[] NOT NULL,
	"other_places" smallint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"code" smallint PRIMARY KEY NOT NULL,
	"region_slug" text NOT NULL,
	"city_slug" text NOT NULL,
	CONSTRAINT "search_places_region_slug_city_slug_key" UNIQUE("region_slug","city_slug")
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"term" integer NOT NULL,
	"search_key" integer NOT NULL,
	"position" integer NOT NULL,
	"name_position" double precision NOT NULL,
	"band" smallint NOT NULL,
	"city" smallint NOT NULL,
	"region" smallint NOT NULL,
	CONSTRAINT "search_postings_newest_key" PRIMARY KEY("term","region","search_key","city")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "search_terms_kind_name_key" UNIQUE("kind","name"),
	CONSTRAINT "search_terms_kind" CHECK ("search_terms"."kind" in ('all', 'category', 'city', 'item', 'open-all', 'open-category', 'open-item', 'open-quartier', 'open-subcategory', 'open-word', 'quartier', 'region', 'subcategory', 'type', 'word'))
);
--> statement-breakpoint
ALTER TABLE "account_identities" ADD CONSTRAINT "account_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_mails" ADD CONSTRAINT "regular_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_tx_ref_payments_tx_ref_fk" FOREIGN KEY ("tx_ref") REFERENCES "public"."payments"("tx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_tx_ref_payments_tx_ref_fk" FOREIGN KEY ("tx_ref") REFERENCES "public"."payments"("tx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_entries" ADD CONSTRAINT "subscription_entries_tx_ref_payments_tx_ref_fk" FOREIGN KEY ("tx_ref") REFERENCES "public"."payments"("tx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reports" ADD CONSTRAINT "contact_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveals" ADD CONSTRAINT "reveals_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveals" ADD CONSTRAINT "reveals_pass_tx_ref_passes_tx_ref_fk" FOREIGN KEY ("pass_tx_ref") REFERENCES "public"."passes"("tx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_names" ADD CONSTRAINT "short_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_users_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_listing_id_users_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_connected_user_id_users_id_fk" FOREIGN KEY ("connected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_contacts" ADD CONSTRAINT "saved_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_contacts" ADD CONSTRAINT "saved_contacts_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_tx_ref_payments_tx_ref_fk" FOREIGN KEY ("tx_ref") REFERENCES "public"."payments"("tx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeated_charges" ADD CONSTRAINT "repeated_charges_tx_ref_payments_tx_ref_fk" FOREIGN KEY ("tx_ref") REFERENCES "public"."payments"("tx_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_agreement_key" ON "consents" USING btree ("user_id","document","version");--> statement-breakpoint
CREATE INDEX "one_time_codes_mailbox_idx" ON "one_time_codes" USING btree ("mailbox","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_created_at_idx" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_user_id_idx" ON "one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "regular_mails_kind_looked_on_idx" ON "regular_mails" USING btree ("kind","looked_on");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_mailbox_key" ON "users" USING btree ("mailbox") WHERE not "users"."shares_mailbox";--> statement-breakpoint
CREATE UNIQUE INDEX "users_whatsapp_key" ON "users" USING btree ("whatsapp");--> statement-breakpoint
CREATE UNIQUE INDEX "users_registration_code_id_key" ON "users" USING btree ("registration_code_id");--> statement-breakpoint
CREATE INDEX "users_last_seen_at_idx" ON "users" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "users_deleted_at_idx" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "passes_user_id_idx" ON "passes" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number_key" ON "receipts" USING btree ("year","serial");--> statement-breakpoint
CREATE INDEX "subscription_entries_user_id_idx" ON "subscription_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_entries_tx_ref_key" ON "subscription_entries" USING btree ("tx_ref","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_entries_trial_key" ON "subscription_entries" USING btree ("user_id") WHERE "subscription_entries"."kind" = 'trial';--> statement-breakpoint
CREATE INDEX "subscriptions_plan_ends_idx" ON "subscriptions" USING btree (least("pro_until", "premium_until")) WHERE coalesce("subscriptions"."pro_until", "subscriptions"."premium_until") is not null;--> statement-breakpoint
CREATE INDEX "contact_reports_contact_id_idx" ON "contact_reports" USING btree ("contact_id","reported_at");--> statement-breakpoint
CREATE INDEX "contact_reports_reported_at_idx" ON "contact_reports" USING btree ("reported_at");--> statement-breakpoint
CREATE INDEX "listings_name_folded_idx" ON "listings" USING btree ("name_folded" text_pattern_ops,"search_key");--> statement-breakpoint
CREATE INDEX "listings_visible_until_idx" ON "listings" USING btree ("visible_until");--> statement-breakpoint
CREATE INDEX "listings_open_sundays_idx" ON "listings" USING btree ("subcategory_slug","city_slug") WHERE "listings"."opening_hours" ? 'sun';--> statement-breakpoint
CREATE INDEX "listings_untold_idx" ON "listings" USING btree ("visible_until") WHERE "listings"."page_told_at" is null and "listings"."open_page" and "listings"."user_type" <> 'buyer';--> statement-breakpoint
CREATE INDEX "listings_sitemap_idx" ON "listings" USING btree ("search_key") WHERE "listings"."has_open_page" and char_length(coalesce("listings"."public_description", "listings"."description")) >= 40;--> statement-breakpoint
CREATE INDEX "listings_hidden_until_idx" ON "listings" USING btree ("hidden_until") WHERE "listings"."hidden_until" is not null;--> statement-breakpoint
CREATE INDEX "listings_paused_until_idx" ON "listings" USING btree ("paused_until") WHERE "listings"."paused_until" is not null;--> statement-breakpoint
CREATE INDEX "listings_short_code_lower_idx" ON "listings" USING btree (lower("short_code"));--> statement-breakpoint
CREATE INDEX "listings_opened_by_idx" ON "listings" USING btree ("user_id") WHERE "listings"."opened_by" > 0;--> statement-breakpoint
CREATE INDEX "listings_trusted_by_idx" ON "listings" USING btree ("user_id") WHERE "listings"."trusted_by" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_search_key_key" ON "listings" USING btree ("search_key");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_profile_picture_key" ON "listings" USING btree ("profile_picture") WHERE "listings"."profile_picture" is not null;--> statement-breakpoint
CREATE INDEX "reveals_viewer_id_day_idx" ON "reveals" USING btree ("viewer_id","day");--> statement-breakpoint
CREATE INDEX "reveals_contact_id_idx" ON "reveals" USING btree ("contact_id","day","reveal_id","viewer_id","by_buyer");--> statement-breakpoint
CREATE INDEX "reveals_day_contact_id_idx" ON "reveals" USING btree ("day","contact_id");--> statement-breakpoint
CREATE INDEX "reveals_network_idx" ON "reveals" USING btree ("network","revealed_at") WHERE "reveals"."network" is not null;--> statement-breakpoint
CREATE INDEX "reveals_pass_idx" ON "reveals" USING btree ("pass_tx_ref") WHERE "reveals"."pass_tx_ref" is not null;--> statement-breakpoint
CREATE INDEX "short_names_user_id_idx" ON "short_names" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "short_names_current_key" ON "short_names" USING btree ("user_id") WHERE "short_names"."is_current";--> statement-breakpoint
CREATE INDEX "short_names_held_until_idx" ON "short_names" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "limit_counters_window_start_idx" ON "limit_counters" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "spent_challenges_expires_at_idx" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listing_days_day_idx" ON "listing_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_events_viewer_id_idx" ON "listing_events" USING btree ("viewer_id","day");--> statement-breakpoint
CREATE INDEX "listing_events_day_idx" ON "listing_events" USING btree ("day");--> statement-breakpoint
CREATE INDEX "searches_member_id_idx" ON "searches" USING btree ("member_id","searched_at");--> statement-breakpoint
CREATE INDEX "searches_searched_at_idx" ON "searches" USING btree ("searched_at");--> statement-breakpoint
CREATE INDEX "blocks_blocked_id_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "connections_listed_idx" ON "connections" USING btree ("user_id","last_contact_at","id","connected_user_id","trust_level") WHERE "connections"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "connections_connected_user_id_idx" ON "connections" USING btree ("connected_user_id");--> statement-breakpoint
CREATE INDEX "connections_trusted_idx" ON "connections" USING btree ("connected_user_id") WHERE "connections"."trust_level" = 'trusted' and "connections"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "saved_contacts_contact_id_idx" ON "saved_contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_idempotency_key_key" ON "outbox" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "outbox_next_attempt_at_idx" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_dead_at_idx" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_tx_ref_idx" ON "payment_events" USING btree ("tx_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_key" ON "payments" USING btree ("user_id") WHERE "payments"."state" in ('created', 'pending', 'uncertain');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref_key" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payments_user_id_idx" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_phone_hash_idx" ON "payments" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "payments_provider_idx" ON "payments" USING btree ("provider","created_at");--> statement-breakpoint
CREATE INDEX "payments_next_check_at_idx" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_review_idx" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_key" ON "webhook_events" USING btree ("provider","event_key");--> statement-breakpoint
CREATE INDEX "webhook_events_received_at_idx" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "listing_counts_name_idx" ON "listing_counts" USING btree ("kind","name","place");--> statement-breakpoint
CREATE INDEX "search_entries_terms_idx" ON "search_entries" USING gin ("terms") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "search_postings_city_idx" ON "search_postings" USING btree ("term","band","city","position","search_key" DESC NULLS LAST,"name_position");--> statement-breakpoint
CREATE INDEX "search_postings_region_idx" ON "search_postings" USING btree ("term","band","region","position","search_key" DESC NULLS LAST,"city");--> statement-breakpoint
CREATE INDEX "search_postings_name_idx" ON "search_postings" USING btree ("term","region","name_position","search_key","city");--> statement-breakpoint
CREATE INDEX "search_terms_name_idx" ON "search_terms" USING gin ("name" gin_trgm_ops) WHERE "search_terms"."kind" in ('open-word', 'word');--> statement-breakpoint
CREATE INDEX "search_terms_start_idx" ON "search_terms" USING btree ("kind","name" text_pattern_ops) WHERE "search_terms"."kind" in ('open-word', 'word');
--> statement-breakpoint
-- Drizzle's schema cannot say what follows.
ALTER TABLE "search_entries" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
ALTER TABLE "search_postings" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
ALTER TABLE "listing_counts" SET (fillfactor = 45);
--> statement-breakpoint
-- Triggers of one table and event fire in the order of their names. Their functions stand in db/functions.
CREATE TRIGGER users_record_number_change
  AFTER UPDATE OF whatsapp ON users
  FOR EACH ROW WHEN (OLD.whatsapp IS DISTINCT FROM NEW.whatsapp)
  EXECUTE FUNCTION record_number_change();

CREATE TRIGGER users_refresh_listing
  AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION refresh_listing('id');

CREATE TRIGGER subscription_entries_apply
  AFTER INSERT ON subscription_entries
  FOR EACH ROW EXECUTE FUNCTION apply_subscription_entry();

CREATE TRIGGER subscriptions_hold_short_name
  AFTER UPDATE OF plan, trial_ends_at, paid_until, premium_until ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION hold_short_name();

CREATE TRIGGER subscriptions_refresh_listing
  AFTER INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION refresh_listing('user_id');

CREATE TRIGGER payments_grant
  AFTER UPDATE OF state ON payments
  FOR EACH ROW WHEN (NEW.state = 'succeeded' AND OLD.state <> 'succeeded')
  EXECUTE FUNCTION grant_payment();

CREATE TRIGGER payments_erase_payer
  BEFORE UPDATE OF user_id ON payments
  FOR EACH ROW WHEN (NEW.user_id IS NULL)
  EXECUTE FUNCTION erase_payer();

CREATE TRIGGER payments_kept
  BEFORE UPDATE ON payments
  FOR EACH ROW WHEN (
    (OLD.tx_ref, OLD.plan, OLD.amount, OLD.provider, OLD.mode) IS DISTINCT FROM
      (NEW.tx_ref, NEW.plan, NEW.amount, NEW.provider, NEW.mode)
    OR OLD.state = 'succeeded' AND (NEW.state, NEW.succeeded_at) IS DISTINCT FROM (OLD.state, OLD.succeeded_at)
    OR OLD.user_id IS DISTINCT FROM NEW.user_id AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION refuse_change();

CREATE TRIGGER payments_record_start
  AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION record_payment_state();

CREATE TRIGGER payments_record_state
  AFTER UPDATE OF state ON payments
  FOR EACH ROW WHEN (NEW.state <> OLD.state)
  EXECUTE FUNCTION record_payment_state();

CREATE TRIGGER receipts_kept
  BEFORE UPDATE ON receipts
  FOR EACH ROW WHEN (
    (OLD.tx_ref, OLD.year, OLD.serial, OLD.bought_days, OLD.issued_at) IS DISTINCT FROM
      (NEW.tx_ref, NEW.year, NEW.serial, NEW.bought_days, NEW.issued_at)
    OR OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
  EXECUTE FUNCTION refuse_change();

CREATE TRIGGER receipts_revoke
  AFTER UPDATE OF revoked_at ON receipts
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION revoke_payment();

CREATE TRIGGER reveals_count_pass_use
  AFTER INSERT ON reveals
  FOR EACH ROW WHEN (NEW.pass_tx_ref IS NOT NULL)
  EXECUTE FUNCTION count_pass_use();

CREATE TRIGGER listings_schedule_digest
  AFTER INSERT ON listings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION schedule_weekly_digest();

CREATE TRIGGER listings_visibility
  BEFORE INSERT OR UPDATE OF user_type, paused, listed_as_buyer, hidden_until ON listings
  FOR EACH ROW EXECUTE FUNCTION set_listing_visibility();

CREATE TRIGGER listings_index
  AFTER INSERT OR UPDATE OR DELETE ON listings
  FOR EACH ROW EXECUTE FUNCTION index_listing();

CREATE TRIGGER listings_name_position
  BEFORE INSERT OR UPDATE OF business_name, user_type ON listings
  FOR EACH ROW EXECUTE FUNCTION assign_name_position();

CREATE TRIGGER search_entries_record_change
  AFTER INSERT OR DELETE OR UPDATE OF city, other_places, listed_terms, terms ON search_entries
  FOR EACH ROW EXECUTE FUNCTION record_entry_change();

CREATE TRIGGER connections_erase_note
  BEFORE UPDATE OF connected_user_id ON connections
  FOR EACH ROW WHEN (NEW.connected_user_id IS NULL)
  EXECUTE FUNCTION erase_note_of_deleted_contact();
