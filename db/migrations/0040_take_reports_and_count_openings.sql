CREATE TABLE "contact_reports" (
	"reporter_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"is_counted" boolean NOT NULL,
	"device_hash" text,
	"network_hash" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_reports_reporter_id_contact_id_pk" PRIMARY KEY("reporter_id","contact_id"),
	CONSTRAINT "contact_reports_reason" CHECK ("contact_reports"."reason" in ('wrong_number', 'misleading', 'asked_for_money', 'other')),
	CONSTRAINT "contact_reports_note" CHECK (char_length("contact_reports"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"contact_id" uuid NOT NULL,
	"state" text NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "report_cases_state" CHECK ("report_cases"."state" in ('told', 'answered', 'hidden', 'confirmed', 'dismissed', 'lapsed'))
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "opened_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "number_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reveals" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_reports" ADD CONSTRAINT "contact_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_reports_contact_id_idx" ON "contact_reports" USING btree ("contact_id","reported_at");--> statement-breakpoint
CREATE INDEX "contact_reports_reported_at_idx" ON "contact_reports" USING btree ("reported_at");--> statement-breakpoint
CREATE INDEX "report_cases_contact_id_idx" ON "report_cases" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_open_key" ON "report_cases" USING btree ("contact_id") WHERE "report_cases"."state" in ('told', 'answered', 'hidden', 'confirmed');--> statement-breakpoint
CREATE INDEX "listings_opened_by_idx" ON "listings" USING btree ("user_id") WHERE "listings"."opened_by" > 0;--> statement-breakpoint
CREATE INDEX "reveals_day_contact_id_idx" ON "reveals" USING btree ("day","contact_id");--> statement-breakpoint
CREATE INDEX "reveals_refunded_idx" ON "reveals" USING btree ("viewer_id","refunded_at") WHERE "reveals"."refunded_at" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'account-deleted', 'listing-reported'));--> statement-breakpoint
-- A listing shows its plan as long as the subscription allows, and not at all while its owner is leaving or reports hide it.
CREATE OR REPLACE FUNCTION show_new_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT paid_plan_weight(plan, paid_until),
      CASE WHEN deleted_at IS NULL AND NOT EXISTS (
          SELECT FROM report_cases WHERE contact_id = NEW.user_id AND state IN ('hidden', 'confirmed'))
        THEN subscription_visible_until(trial_ends_at, paid_until) END
    INTO NEW.plan_weight, NEW.visible_until
    FROM subscriptions JOIN users ON users.id = subscriptions.user_id
    WHERE subscriptions.user_id = NEW.user_id AND NEW.user_type <> 'buyer';
  NEW.plan_weight := coalesce(NEW.plan_weight, 0);
  NEW.visible_until := coalesce(NEW.visible_until, '-infinity');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION show_listing_of_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET user_type = user_type, plan_weight = plan_weight WHERE user_id = NEW.contact_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER report_cases_show_listing
  AFTER UPDATE OF state ON report_cases
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION show_listing_of_case();
--> statement-breakpoint
-- An owner who was told of reports and corrects the number or the listing has answered: a person looks at it.
CREATE FUNCTION answer_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_cases SET state = 'answered' WHERE contact_id = NEW.user_id AND state = 'told';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_answer_case
  AFTER UPDATE OF business_name, description, category_slug, subcategory_slug, region_slug, city_slug,
    number_changed_at ON listings
  FOR EACH ROW WHEN (
    (OLD.business_name, OLD.description, OLD.category_slug, OLD.subcategory_slug, OLD.region_slug, OLD.city_slug,
      OLD.number_changed_at)
    IS DISTINCT FROM
    (NEW.business_name, NEW.description, NEW.category_slug, NEW.subcategory_slug, NEW.region_slug, NEW.city_slug,
      NEW.number_changed_at))
  EXECUTE FUNCTION answer_case();
--> statement-breakpoint
CREATE FUNCTION keep_number_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET number_changed_at = now() WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_keep_number_change
  AFTER UPDATE OF whatsapp ON users
  FOR EACH ROW WHEN (OLD.whatsapp IS DISTINCT FROM NEW.whatsapp)
  EXECUTE FUNCTION keep_number_change();
--> statement-breakpoint
-- How many people opened each contact since a day, from so few up. What somebody else holds is counted the next time:
-- nobody is waited for here, so that nobody waits in a circle.
CREATE FUNCTION count_openings(since date, fewest integer, most integer) RETURNS void LANGUAGE sql AS $$
  WITH opened AS MATERIALIZED (
    SELECT contact_id, count(*)::integer AS people FROM reveals WHERE day >= since
      GROUP BY contact_id HAVING count(*) >= fewest),
  other AS (
    SELECT user_id, people FROM opened JOIN listings ON user_id = contact_id WHERE opened_by <> people
    UNION ALL
    SELECT user_id, 0 FROM listings
      WHERE opened_by > 0 AND NOT EXISTS (SELECT FROM opened WHERE contact_id = user_id)
    LIMIT most),
  due AS (
    SELECT listings.user_id, people FROM listings JOIN other USING (user_id) FOR NO KEY UPDATE OF listings SKIP LOCKED)
  UPDATE listings SET opened_by = people FROM due WHERE listings.user_id = due.user_id
$$;
--> statement-breakpoint
-- Also says what trust follows from, and counts no number that was refunded. Written by `npm run functions`.
CREATE OR REPLACE FUNCTION show_listed(
    keys integer[],
    needs_room boolean,
    shows_new boolean,
    network_hashes text[],
    network_factors integer[],
    member_id uuid,
    session_id uuid,
    asked_at timestamptz,
    asked_span timestamptz,
    hour_ago timestamptz,
    first_hours_ago timestamptz,
    day_start timestamptz,
    asked_day date)
  RETURNS SETOF json LANGUAGE plpgsql ROWS 1
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
BEGIN
  PERFORM * FROM (select "id" from "users" where (("users"."id" = $6 and "users"."user_type" = 'buyer') and $3 and exists (with "asked" as (select "asked_key", row_number() over () as "asked_position" from (select unnest($1) as "asked_key" from (select) as one_row) "each_asked" where true) select "listings"."user_id" from "asked" inner join "listings" on "listings"."search_key" = "asked_key" where not exists (select "contact_id" from "shown_contacts" where ("shown_contacts"."viewer_id" = $6 and "shown_contacts"."contact_id" = "listings"."user_id")))) order by "users"."id" asc for no key update) AS done;
  shows_new := FOUND;
  PERFORM * FROM (with "counters" as ((((select "id"::text as "counted_for", null::int as "network_factor" from "users" where "users"."id" = $6) union (select "identity_hash", null::int as "network_factor" from "account_identities" where "account_identities"."user_id" = $6)) union (select "device_hash", null::int as "network_factor" from "sessions" where ("sessions"."id" = $7 and "sessions"."device_hash" is not null))) union (select unnest($4::text[]), unnest($5::int[]) from "users" where "users"."id" = $6 and "users"."created_at" > $8::timestamptz - make_interval(days => 7::int))) select pg_advisory_xact_lock(hashtextextended(('shown:' || "counted_for")::text, 0)) from (select distinct "counted_for" from "counters" where $3 order by "counted_for" asc) "ordered") AS done;
  RETURN QUERY with "viewer" as (select "users"."id", "users"."user_type", "subscriptions"."plan" as "plan", (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "users"."user_type" = 'buyer' then 'none'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    else 'expired' end) as "state", (case
    when (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "users"."user_type" = 'buyer' then 'none'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    else 'expired' end) = 'trial' then case "subscriptions"."plan" when 'basic' then 3::int when 'pro' then 5::int when 'premium' then 5::int end
    when (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "users"."user_type" = 'buyer' then 'none'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    else 'expired' end) in ('active', 'grace') then case "subscriptions"."plan" when 'basic' then 5::int when 'pro' then 10::int when 'premium' then 15::int end
    when "users"."user_type" = 'buyer' then (select min("spent_trials"."daily_limit") from "account_identities"
    join "spent_trials" on "spent_trials"."identity_hash" = "account_identities"."identity_hash"
    where "account_identities"."user_id" = "users"."id" and "spent_trials"."limited_until" > $8
      and "spent_trials"."left_at" <= "users"."created_at")
    else 0 end) as "daily_limit", "listings"."region_slug", "listings"."city_slug", (select greatest(count(*), ((select max("numbers") from (select sum("shown_counts"."by_taps")::int as "numbers" from "account_identities" inner join "spent_trials" on ("spent_trials"."identity_hash" = "account_identities"."identity_hash" and "spent_trials"."limited_until" > $8) inner join "shown_counts" on ("shown_counts"."counter" = "account_identities"."identity_hash" and "shown_counts"."counted_at" >= $12) where ("account_identities"."user_id" = "users"."id" and "spent_trials"."left_at" <= "users"."created_at") group by "account_identities"."identity_hash") "counts")))::int - count("refunded_at")::int from "reveals" where ("reveals"."viewer_id" = "users"."id" and "reveals"."day" = $13)) as "viewed_today", "users"."created_at" from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" inner join "listings" on "listings"."user_id" = "users"."id" left join "subscriptions" on "subscriptions"."user_id" = "users"."id" where ("sessions"."id" = $7 and "sessions"."user_id" = $6 and ("sessions"."ended_at" is null and "sessions"."expires_at" > $8))), "asked" as (select "asked_key", row_number() over () as "asked_position" from (select unnest($1) as "asked_key" from (select) as one_row) "each_asked" where (not $2 or (select "daily_limit" is null or "viewed_today" < "daily_limit" from "viewer"))), "found" as (select "listings"."user_id", "asked_position", exists (select "contact_id" from "shown_contacts" where ("shown_contacts"."viewer_id" = (select "viewer"."id" from "viewer") and "shown_contacts"."contact_id" = "listings"."user_id")) as "is_known", "listings"."slug", "listings"."business_name", "listings"."profile_picture", "listings"."category_slug", "listings"."subcategory_slug", "listings"."item_slugs", "listings"."city_slug", "listings"."region_slug", "listings"."quartier", "listings"."landmark", "listings"."description", "listings"."keywords", "listings"."user_type", "listings"."joined_at", "listings"."is_active", "listings"."opening_hours" <> '{}' as "has_hours", "listings"."opened_by", coalesce("listings"."number_changed_at" > $8::timestamptz - make_interval(days => 30::int), false) as "number_changed", "subscriptions"."plan" as "card_plan", (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "listings"."user_type" = 'buyer' then 'none'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    else 'expired' end) as "card_state", "subscriptions"."paid_until" as "card_paid_until" from "asked" inner join "listings" on "listings"."search_key" = "asked_key" left join "subscriptions" on "subscriptions"."user_id" = "listings"."user_id" where (("listings"."visible_until" > $8
    and "listings"."user_id" <> (select "viewer"."id" from "viewer")
    and ((select "viewer"."user_type" from "viewer") <> 'buyer' or "listings"."user_type" <> 'buyer')) or (exists (select "contact_id" from "reveals" where ("reveals"."viewer_id" = (select "viewer"."id" from "viewer") and "reveals"."contact_id" = "listings"."user_id")) and exists (select "id" from "users" where ("users"."id" = "listings"."user_id" and "users"."deleted_at" is null))))), "counters" as ((((select "id"::text as "counted_for", null::int as "network_factor" from "users" where "users"."id" = $6) union (select "identity_hash", null::int as "network_factor" from "account_identities" where "account_identities"."user_id" = $6)) union (select "device_hash", null::int as "network_factor" from "sessions" where ("sessions"."id" = $7 and "sessions"."device_hash" is not null))) union (select unnest($4::text[]), unnest($5::int[]) from "users" where "users"."id" = $6 and "users"."created_at" > $8::timestamptz - make_interval(days => 7::int))), "spent" as (select "counted_for", "network_factor", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $12), 0)::int as "listed_today", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "listed_this_hour", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $11), 0)::int as "listed_at_first", coalesce(sum("shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "tapped_this_hour", coalesce(sum("shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $12), 0)::int as "tapped_today", coalesce(sum("shown_counts"."in_lists" + "shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "all_this_hour", min(to_char("shown_counts"."counted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) filter (where "shown_counts"."counted_at" >= $10) as "since" from "counters" left join "shown_counts" on ("shown_counts"."counter" = "counted_for" and "shown_counts"."counted_at" >= $11) group by "counted_for", "network_factor"), "allowance" as (select 200::int - max("listed_today") filter (where "network_factor" is null) as "listed_today", 200::int - max("listed_this_hour") filter (where "network_factor" is null) as "listed_this_hour", case when (select "viewer"."created_at" > $8::timestamptz - make_interval(hours => 24::int) from "viewer")
          then 60::int - max("listed_at_first") filter (where "network_factor" is null) end as "listed_at_first", 60::int - max("tapped_this_hour") filter (where "network_factor" is null) as "tapped_this_hour", 200::int - max("tapped_today") filter (where "network_factor" is null) as "tapped_today", min(150::int * "network_factor" - "all_this_hour") as "network", min(250::int * "network_factor" - "all_this_hour") as "network_with_work", (array_agg("since" order by 150::int * "network_factor" - "all_this_hour")
    filter (where "network_factor" is not null))[1] as "network_since" from "spent"), "fresh" as (select "user_id", row_number() over (order by "asked_position") as "place" from "found" where not "is_known"), "shown" as (insert into "shown_contacts" ("viewer_id", "contact_id", "shown_at")
    select "viewer"."id", "fresh"."user_id", $8 from "viewer", "fresh" where "place" <= (select case when not $3 then 0 when "daily_limit" is null then greatest(0, least("listed_today", "listed_this_hour", "listed_at_first", "network")) else 0 end
    from "viewer", "allowance")  on conflict do nothing returning "shown_contacts"."contact_id"), "counted" as (insert into "shown_counts" ("counter", "counted_at", "in_lists", "by_taps")
    select "counted_for", $9, (select count(*)::int from "shown"), 0 from "counters" where exists (select from "shown") on conflict ("counter", "counted_at")
    do update set "in_lists" = "shown_counts"."in_lists" + excluded."in_lists", "by_taps" = "shown_counts"."by_taps" + excluded."by_taps") select json_build_object('viewer', json_build_object('id', "viewer"."id", 'userType', "viewer"."user_type", 'plan', "plan", 'state', "state", 'dailyLimit', "daily_limit", 'citySlug', "viewer"."city_slug", 'viewedToday', "viewed_today", 'createdAt', to_char("viewer"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'allowance', (select json_build_object('listedToday', "listed_today", 'listedThisHour', "listed_this_hour", 'listedAtFirst', "listed_at_first", 'tappedToday', "tapped_today", 'tappedThisHour', "tapped_this_hour", 'network', "network", 'networkWithWork', "network_with_work", 'networkSince', "network_since") from "allowance"), 'newlyShown', (select count(*)::int from "shown"), 'newlyRevealed', 0, 'contacts', (select coalesce(json_agg(json_build_object('_id', "found"."user_id", 'slug', "found"."slug", 'businessName', "found"."business_name", 'profilePicture', "found"."profile_picture", 'category', "found"."category_slug", 'subcategory', "found"."subcategory_slug", 'items', "found"."item_slugs", 'city', "found"."city_slug", 'region', "found"."region_slug", 'quartier', "found"."quartier", 'landmark', "found"."landmark", 'whatsappNumber', "users"."whatsapp", 'email', "users"."email", 'description', "found"."description", 'keywords', "found"."keywords", 'userType', "found"."user_type", 'joinedDate', to_char("found"."joined_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'plan', "card_plan", 'state', "card_state", 'paidUntil', "card_paid_until", 'isActive', "found"."is_active", 'hasHours', "has_hours", 'openedBy', "found"."opened_by", 'numberChanged', "number_changed", 'unlocked', "users"."id" is not null) order by "asked_position"), '[]') from "found" left join "users" on "users"."id" = case when ("is_known" or exists (select "contact_id" from "shown" where "shown"."contact_id" = "found"."user_id")) then "found"."user_id" end), 'notFound', (select count(*)::int from "asked") - (select count(*)::int from "found")) from "viewer";
END $$;
