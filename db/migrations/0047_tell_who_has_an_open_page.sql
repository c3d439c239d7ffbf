ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "listing_counts" DROP CONSTRAINT "listing_counts_kind";--> statement-breakpoint
ALTER TABLE "search_terms" DROP CONSTRAINT "search_terms_kind";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "page_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "has_open_page" boolean GENERATED ALWAYS AS ("listings"."open_page" and "listings"."page_told_at" is not null and "listings"."user_type" <> 'buyer') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_untold_idx" ON "listings" USING btree ("visible_until") WHERE "listings"."page_told_at" is null and "listings"."open_page" and "listings"."user_type" <> 'buyer';--> statement-breakpoint
CREATE INDEX "listings_sitemap_idx" ON "listings" USING btree ("search_key") WHERE "listings"."has_open_page" and char_length("listings"."description") >= 40;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('new-device', 'session-stolen', 'email-changed', 'whatsapp-changed', 'account-deleted', 'listing-reported', 'page-opened'));--> statement-breakpoint
ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_kind" CHECK ("listing_counts"."kind" in ('active', 'all', 'category', 'item', 'open-category', 'open-subcategory', 'subcategory'));--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_kind" CHECK ("search_terms"."kind" in ('all', 'category', 'city', 'item', 'open-category', 'open-subcategory', 'quartier', 'region', 'subcategory', 'type', 'word'));
--> statement-breakpoint
-- Who has an open page is found by the trade of open pages, too: what they list and count are the same.
CREATE OR REPLACE FUNCTION write_search_entry(listing listings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  named integer[] := term_ids('word', index_words(listing.business_name));
  listed integer[] := term_ids('word', index_words(array_to_string(listing.keywords, ' ')));
  told integer[] := term_ids('word', index_words(concat_ws(' ', listing.description, listing.landmark, listing.quartier)));
  placed integer[] := term_ids('region', ARRAY[listing.region_slug]) || term_ids('city', ARRAY[listing.city_slug])
    || term_ids('quartier', CASE WHEN listing.quartier IS NULL THEN '{}'
      ELSE ARRAY[listing.city_slug || '/' || array_to_string(index_words(listing.quartier), ' ')] END);
  traded integer[] := term_ids('all', '{all}') || term_ids('category', ARRAY[listing.category_slug])
    || term_ids('subcategory', ARRAY[listing.subcategory_slug]) || term_ids('item', listing.item_slugs)
    || term_ids('type', ARRAY[listing.user_type])
    || CASE WHEN listing.has_open_page THEN term_ids('open-category', ARRAY[listing.category_slug])
      || term_ids('open-subcategory', ARRAY[listing.subcategory_slug]) ELSE '{}' END;
  city smallint := coalesce(place_code(listing.region_slug, listing.city_slug), 0);
  at integer := search_position(listing.plan_weight, listing.is_active, listing.joined_at);
  former search_entries;
BEGIN
  SELECT * INTO former FROM search_entries WHERE search_key = listing.search_key;
  IF FOUND THEN
    PERFORM remove_search_postings(former);
  END IF;
  listed := ARRAY(SELECT unnest(listed) EXCEPT SELECT unnest(named)) || traded;
  INSERT INTO search_entries AS entry
    VALUES (listing.search_key, city, at, listing.name_position, named, listed,
      ARRAY(SELECT unnest(named || listed || placed) UNION SELECT unnest(told)))
    ON CONFLICT (search_key) DO UPDATE SET (city, position, name_position, name_terms, listed_terms, terms)
      = (excluded.city, excluded.position, excluded.name_position, excluded.name_terms, excluded.listed_terms, excluded.terms);
  INSERT INTO search_postings
    SELECT unnest, listing.search_key, at, listing.name_position, 1, city, city / 100 FROM unnest(named)
    UNION ALL
    SELECT unnest, listing.search_key, at, listing.name_position, 2, city, city / 100 FROM unnest(listed);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_indexed boolean := EXISTS (SELECT FROM search_entries WHERE search_key = OLD.search_key);
  is_visible boolean := TG_OP <> 'DELETE' AND NEW.visible_until > now();
BEGIN
  IF is_indexed AND is_visible AND
    (NEW.business_name, NEW.keywords, NEW.description, NEW.landmark, NEW.quartier, NEW.region_slug, NEW.city_slug,
      NEW.category_slug, NEW.subcategory_slug, NEW.item_slugs, NEW.user_type, NEW.plan_weight, NEW.is_active,
      NEW.joined_at, NEW.search_key, NEW.has_open_page)
    IS NOT DISTINCT FROM
    (OLD.business_name, OLD.keywords, OLD.description, OLD.landmark, OLD.quartier, OLD.region_slug, OLD.city_slug,
      OLD.category_slug, OLD.subcategory_slug, OLD.item_slugs, OLD.user_type, OLD.plan_weight, OLD.is_active,
      OLD.joined_at, OLD.search_key, OLD.has_open_page)
  THEN
    RETURN NULL;
  END IF;
  IF is_indexed AND (NOT is_visible OR NEW.search_key <> OLD.search_key) THEN
    PERFORM remove_search_entry(OLD.search_key);
  END IF;
  IF is_visible THEN
    PERFORM write_search_entry(NEW);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION counted_terms(terms integer[]) RETURNS integer[] LANGUAGE sql STABLE STRICT
  RETURN ARRAY(SELECT id FROM search_terms WHERE id = ANY (terms) AND kind IN ('all', 'category', 'item', 'open-category', 'open-subcategory', 'subcategory'));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_listing_counts(most integer) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('listing_counts', 0));
  WITH taken AS (
    DELETE FROM listing_changes WHERE id IN (SELECT id FROM listing_changes ORDER BY id LIMIT most) RETURNING change, city, terms
  ), moved AS (
    SELECT term, city, sum(change) AS change FROM taken CROSS JOIN unnest(terms) AS term
    GROUP BY term, city HAVING sum(change) <> 0
  )
  MERGE INTO listing_counts AS counted USING (
    SELECT place, kind, name, sum(change) AS change
    FROM moved JOIN search_terms ON id = term
    CROSS JOIN LATERAL (SELECT DISTINCT unnest(ARRAY[0, city / 100, city]) AS place) AS around
    WHERE kind IN ('all', 'category', 'item', 'open-category', 'open-subcategory', 'subcategory')
    GROUP BY place, kind, name HAVING sum(change) <> 0) AS each
  ON counted.place = each.place AND counted.kind = each.kind AND counted.name = each.name
  WHEN MATCHED THEN UPDATE SET listed = counted.listed + each.change
  WHEN NOT MATCHED THEN INSERT (place, kind, name, listed) VALUES (each.place, each.kind, each.name, each.change);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_listings() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE listing_changes IN ACCESS EXCLUSIVE MODE;
  DELETE FROM listing_changes;
  DELETE FROM listing_counts WHERE kind <> 'active';
  INSERT INTO listing_counts (place, kind, name, listed)
    SELECT place, kind, name, sum(listed) FROM (
      SELECT term, city, count(*) AS listed FROM search_entries CROSS JOIN unnest(listed_terms) AS term GROUP BY term, city) AS counted
    JOIN search_terms ON id = term
    CROSS JOIN LATERAL (SELECT DISTINCT unnest(ARRAY[0, city / 100, city]) AS place) AS around
    WHERE kind IN ('all', 'category', 'item', 'open-category', 'open-subcategory', 'subcategory')
    GROUP BY place, kind, name ORDER BY place, kind, name;
END $$;
--> statement-breakpoint
-- The first businesses whose name begins so, as before; `open_only`: only those who have an open page.
CREATE OR REPLACE FUNCTION suggest_names(typed text, near_region text, near_city text, most integer, fewest_letters integer,
    at_instant timestamptz, open_only boolean) RETURNS jsonb
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
  home smallint := place_code(near_region, near_city);
  keys integer[];
  begun integer[];
BEGIN
  IF length(start) < fewest_letters THEN
    RETURN '[]';
  END IF;
  -- All that begins so lies below '~', which no name has.
  keys := ARRAY(
    SELECT search_key FROM (
      SELECT search_key, city_slug, region_slug, visible_until FROM listings
      WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~') AND (has_open_page OR NOT open_only) LIMIT 30) AS named
    WHERE visible_until > at_instant AND EXISTS (SELECT FROM search_entries AS entry WHERE entry.search_key = named.search_key)
    ORDER BY CASE WHEN city_slug = near_city AND region_slug = near_region THEN 0 WHEN region_slug = near_region THEN 1 ELSE 2 END,
      search_key DESC LIMIT most);
  IF cardinality(keys) < most AND start NOT LIKE '% %' THEN
    begun := known_term_ids('word', ARRAY[base_form(start)]) || ARRAY(
      SELECT id FROM search_terms WHERE kind = 'word' AND name ~>=~ start AND name ~<~ (start || '~')
      ORDER BY name USING ~<~ LIMIT 4);
    IF home IS NOT NULL THEN
      keys := keys || walk_postings(begun, 1::smallint, home, NULL, NULL, NULL, keys, most - cardinality(keys));
    END IF;
    IF cardinality(keys) < most THEN
      keys := keys || walk_postings(begun, 1::smallint, NULL, NULL, NULL, NULL, keys, most - cardinality(keys));
    END IF;
  END IF;
  RETURN coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', business_name, 'slug', slug, 'city', city_slug) ORDER BY at)
    FROM unnest(keys) WITH ORDINALITY AS named(key, at)
    JOIN listings ON search_key = key WHERE visible_until > at_instant AND (has_open_page OR NOT open_only)), '[]');
END $$;
--> statement-breakpoint
-- Says of a card whether its page is open to everybody. Written by `npm run functions`.
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
    else 0 end) as "daily_limit", "listings"."region_slug", "listings"."city_slug", (select greatest(count(*), ((select max("numbers") from (select sum("shown_counts"."by_taps")::int as "numbers" from "account_identities" inner join "spent_trials" on ("spent_trials"."identity_hash" = "account_identities"."identity_hash" and "spent_trials"."limited_until" > $8) inner join "shown_counts" on ("shown_counts"."counter" = "account_identities"."identity_hash" and "shown_counts"."counted_at" >= $12) where ("account_identities"."user_id" = "users"."id" and "spent_trials"."left_at" <= "users"."created_at") group by "account_identities"."identity_hash") "counts")))::int - count("refunded_at")::int from "reveals" where ("reveals"."viewer_id" = "users"."id" and "reveals"."day" = $13)) as "viewed_today", "users"."created_at" from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" inner join "listings" on "listings"."user_id" = "users"."id" left join "subscriptions" on "subscriptions"."user_id" = "users"."id" where ("sessions"."id" = $7 and "sessions"."user_id" = $6 and ("sessions"."ended_at" is null and "sessions"."expires_at" > $8))), "asked" as (select "asked_key", row_number() over () as "asked_position" from (select unnest($1) as "asked_key" from (select) as one_row) "each_asked" where (not $2 or (select "daily_limit" is null or "viewed_today" < "daily_limit" from "viewer"))), "found" as (select "listings"."user_id", "asked_position", exists (select "contact_id" from "shown_contacts" where ("shown_contacts"."viewer_id" = (select "viewer"."id" from "viewer") and "shown_contacts"."contact_id" = "listings"."user_id")) as "is_known", "listings"."slug", "listings"."business_name", "listings"."profile_picture", "listings"."category_slug", "listings"."subcategory_slug", "listings"."item_slugs", "listings"."city_slug", "listings"."region_slug", "listings"."quartier", "listings"."landmark", "listings"."description", "listings"."keywords", "listings"."user_type", "listings"."joined_at", "listings"."has_open_page", "listings"."is_active", "listings"."opening_hours" <> '{}' as "has_hours", "listings"."opened_by", coalesce("listings"."number_changed_at" > $8::timestamptz - make_interval(days => 30::int), false) as "number_changed", "subscriptions"."plan" as "card_plan", (case
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
    do update set "in_lists" = "shown_counts"."in_lists" + excluded."in_lists", "by_taps" = "shown_counts"."by_taps" + excluded."by_taps") select json_build_object('viewer', json_build_object('id', "viewer"."id", 'userType', "viewer"."user_type", 'plan', "plan", 'state', "state", 'dailyLimit', "daily_limit", 'citySlug', "viewer"."city_slug", 'viewedToday', "viewed_today", 'createdAt', to_char("viewer"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'allowance', (select json_build_object('listedToday', "listed_today", 'listedThisHour', "listed_this_hour", 'listedAtFirst', "listed_at_first", 'tappedToday', "tapped_today", 'tappedThisHour', "tapped_this_hour", 'network', "network", 'networkWithWork', "network_with_work", 'networkSince', "network_since") from "allowance"), 'newlyShown', (select count(*)::int from "shown"), 'newlyRevealed', 0, 'contacts', (select coalesce(json_agg(json_build_object('_id', "found"."user_id", 'slug', "found"."slug", 'businessName', "found"."business_name", 'profilePicture', "found"."profile_picture", 'category', "found"."category_slug", 'subcategory', "found"."subcategory_slug", 'items', "found"."item_slugs", 'city', "found"."city_slug", 'region', "found"."region_slug", 'quartier', "found"."quartier", 'landmark', "found"."landmark", 'whatsappNumber', "users"."whatsapp", 'email', "users"."email", 'description', "found"."description", 'keywords', "found"."keywords", 'userType', "found"."user_type", 'joinedDate', to_char("found"."joined_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'plan', "card_plan", 'state', "card_state", 'paidUntil', "card_paid_until", 'isActive', "found"."is_active", 'hasHours', "has_hours", 'openedBy', "found"."opened_by", 'numberChanged', "number_changed", 'openPage', "found"."has_open_page", 'unlocked', "users"."id" is not null) order by "asked_position"), '[]') from "found" left join "users" on "users"."id" = case when ("is_known" or exists (select "contact_id" from "shown" where "shown"."contact_id" = "found"."user_id")) then "found"."user_id" end), 'notFound', (select count(*)::int from "asked") - (select count(*)::int from "found")) from "viewer";
END $$;
