-- Who blocks somebody who opened their number without a name finds them as before: by whoever vanished they would know who it is.
ALTER TABLE "blocks" DROP CONSTRAINT "blocks_once_key";--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "unnamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_once_key" UNIQUE("user_id","blocked_id","unnamed");--> statement-breakpoint
CREATE OR REPLACE FUNCTION hidden_from(viewer uuid) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT search_key FROM (
      SELECT blocked_id AS other FROM blocks WHERE user_id = viewer AND NOT unnamed
      UNION SELECT user_id FROM blocks WHERE blocked_id = viewer) AS pair
    JOIN listings ON listings.user_id = other);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_told_events(told jsonb, member_id uuid, asked_at timestamptz) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  look_actions constant text[] := '{profile_view,profile_click}';
  taken jsonb;
  added integer;
BEGIN
  WITH said AS MATERIALIZED (
    SELECT each.id, each.contact_id, each.day, each.happened_at, each.action, each.person, since, since > each.happened_at AS is_early,
        own.city_slug, nth
      FROM users AS member JOIN listings AS own ON own.user_id = member.id
      CROSS JOIN ROWS FROM (jsonb_to_recordset(told) AS (id uuid, contact_id uuid, day date, happened_at timestamptz, action text,
        person bigint)) WITH ORDINALITY AS each(id, contact_id, day, happened_at, action, person, nth)
      JOIN listings AS other ON other.user_id = each.contact_id
      LEFT JOIN shown_contacts ON viewer_id = member_id AND shown_contacts.contact_id = other.user_id
      CROSS JOIN LATERAL (SELECT CASE WHEN each.action = ANY (look_actions) THEN member.created_at ELSE shown_at END AS since) AS possible
      WHERE member.id = member_id AND other.user_id <> member_id
        AND CASE WHEN each.action = ANY (look_actions)
          THEN other.visible_until > asked_at AND (own.user_type <> 'buyer' OR other.user_type <> 'buyer')
          ELSE shown_at IS NOT NULL AND EXISTS (SELECT FROM users WHERE users.id = other.user_id AND deleted_at IS NULL) END
        AND NOT EXISTS (SELECT FROM blocks WHERE user_id = member_id AND blocked_id = other.user_id AND NOT unnamed)
        AND NOT EXISTS (SELECT FROM blocks WHERE user_id = other.user_id AND blocked_id = member_id)
        AND NOT EXISTS (SELECT FROM recorded_taps WHERE user_id = member_id AND tap_id = each.id)
  ), new AS MATERIALIZED (
    SELECT DISTINCT ON (contact_id, day, action) * FROM (
      SELECT id, contact_id, action, person, city_slug, nth,
          CASE WHEN is_early THEN since ELSE happened_at END AS happened_at,
          CASE WHEN is_early THEN (since AT TIME ZONE 'Africa/Douala')::date ELSE day END AS day
        FROM said) AS one
      WHERE NOT EXISTS (SELECT FROM events AS kept WHERE kept.contact_id = one.contact_id AND kept.day = one.day
          AND kept.person = one.person AND kept.action = one.action)
      ORDER BY contact_id, day, action, nth
  ), drawn AS (
    INSERT INTO recorded_taps (user_id, tap_id, recorded_at)
      SELECT member_id, id, asked_at FROM new WHERE id IS NOT NULL AND (SELECT count(*) FROM recorded_taps
        WHERE user_id = member_id AND recorded_at > asked_at - interval '24 hours') < 500 ORDER BY id
      ON CONFLICT DO NOTHING RETURNING tap_id
  )
  SELECT jsonb_agg(jsonb_build_object('id', id, 'contact_id', contact_id, 'day', day, 'happened_at', happened_at, 'action', action,
      'person', person, 'city_slug', nullif(city_slug, 'other')))
    INTO taken FROM new WHERE id IS NULL OR id IN (SELECT tap_id FROM drawn);
  IF taken IS NULL THEN
    RETURN 0;
  END IF;
  added := record_events(taken);
  IF added < jsonb_array_length(taken) THEN
    -- One person has room for so many events.
    DELETE FROM recorded_taps USING jsonb_to_recordset(taken) AS one(id uuid, contact_id uuid, day date, action text, person bigint)
      WHERE user_id = member_id AND tap_id = one.id AND NOT EXISTS (SELECT FROM events AS kept WHERE kept.contact_id = one.contact_id
        AND kept.day = one.day AND kept.person = one.person AND kept.action = one.action);
  END IF;
  RETURN added;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_trusted(grown_since timestamptz, fewest integer, most integer) RETURNS void LANGUAGE sql AS $$
  WITH said AS (
    SELECT connected_user_id AS contact_id, trusted_device IS NOT NULL AND trusted_network IS NOT NULL AS is_known,
        row_number() OVER (PARTITION BY connected_user_id, trusted_device ORDER BY connections.id) AS of_device,
        row_number() OVER (PARTITION BY connected_user_id, trusted_network ORDER BY connections.id) AS of_network
      FROM connections JOIN users ON users.id = connections.user_id
      WHERE trust_level = 'trusted' AND archived_at IS NULL AND connected_user_id IS NOT NULL
        AND interaction_type <> 'export' AND created_at <= grown_since AND deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM blocks WHERE NOT unnamed AND (blocks.user_id = connections.user_id
          AND blocked_id = connected_user_id OR blocks.user_id = connected_user_id AND blocked_id = connections.user_id))
        AND NOT EXISTS (SELECT FROM report_cases WHERE report_cases.contact_id = connections.user_id
          AND state IN ('hidden', 'confirmed'))),
  trusted AS MATERIALIZED (
    SELECT contact_id, count(*)::integer AS people FROM said WHERE is_known AND of_device = 1 AND of_network = 1
      GROUP BY contact_id HAVING count(*) >= fewest),
  other AS (
    SELECT user_id, people FROM trusted JOIN listings ON user_id = contact_id WHERE trusted_by <> people
    UNION ALL
    SELECT user_id, 0 FROM listings
      WHERE trusted_by > 0 AND NOT EXISTS (SELECT FROM trusted WHERE contact_id = user_id)
    LIMIT most),
  due AS (
    SELECT listings.user_id, people FROM listings JOIN other USING (user_id) FOR NO KEY UPDATE OF listings SKIP LOCKED)
  UPDATE listings SET trusted_by = people FROM due WHERE listings.user_id = due.user_id
$$;
--> statement-breakpoint
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
  RETURN QUERY with "viewer" as (select "users"."id", "users"."user_type", running_plan("subscriptions"."plan", "subscriptions"."pro_until", "subscriptions"."premium_until", $8::timestamptz) as "plan", (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    when "users"."user_type" = 'buyer' then 'none'
    else 'expired' end) as "state", (case
    when (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    when "users"."user_type" = 'buyer' then 'none'
    else 'expired' end) = 'trial' then case running_plan("subscriptions"."plan", "subscriptions"."pro_until", "subscriptions"."premium_until", $8::timestamptz) when 'basic' then 3::int when 'pro' then 5::int when 'premium' then 5::int end
    when (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    when "users"."user_type" = 'buyer' then 'none'
    else 'expired' end) in ('active', 'grace') then case running_plan("subscriptions"."plan", "subscriptions"."pro_until", "subscriptions"."premium_until", $8::timestamptz) when 'basic' then 5::int when 'pro' then 10::int when 'premium' then 15::int end
    when "users"."user_type" = 'buyer' then (select min("spent_trials"."daily_limit") from "account_identities"
    join "spent_trials" on "spent_trials"."identity_hash" = "account_identities"."identity_hash"
    where "account_identities"."user_id" = "users"."id" and "spent_trials"."limited_until" > $8
      and "spent_trials"."left_at" <= "users"."created_at")
    else 0 end) as "daily_limit", "listings"."region_slug", "listings"."city_slug", (select greatest(count(*), ((select max("numbers") from (select sum("shown_counts"."by_taps")::int as "numbers" from "account_identities" inner join "spent_trials" on ("spent_trials"."identity_hash" = "account_identities"."identity_hash" and "spent_trials"."limited_until" > $8) inner join "shown_counts" on ("shown_counts"."counter" = "account_identities"."identity_hash" and "shown_counts"."counted_at" >= $12) where ("account_identities"."user_id" = "users"."id" and "spent_trials"."left_at" <= "users"."created_at") group by "account_identities"."identity_hash") "counts")))::int - count("refunded_at")::int
        - count("pass_tx_ref")::int from "reveals" where ("reveals"."viewer_id" = "users"."id" and "reveals"."day" = $13)) as "viewed_today", (select coalesce(json_agg(json_build_object('txRef', "passes"."tx_ref", 'kind', "passes"."kind", 'reveals', "passes"."reveals", 'remaining', "passes"."reveals" - "passes"."used", 'endsAt', to_char("passes"."ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by "passes"."ends_at", "passes"."tx_ref"), '[]') from "passes" where ("passes"."user_id" = "users"."id" and "passes"."ends_at" > $8 and "passes"."used" < "passes"."reveals")) as "passes", "users"."created_at", coalesce("users"."turned_buyer_at" >= $12, false) as "sold_today" from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" inner join "listings" on "listings"."user_id" = "users"."id" left join "subscriptions" on "subscriptions"."user_id" = "users"."id" where ("sessions"."id" = $7 and "sessions"."user_id" = $6 and ("sessions"."ended_at" is null and "sessions"."expires_at" > $8))), "asked" as (select "asked_key", row_number() over () as "asked_position" from (select unnest($1) as "asked_key" from (select) as one_row) "each_asked" where (not $2 or (select "viewed_today" >= "daily_limit" is not true or case when "daily_limit" is null then 0 else json_array_length("passes") end > 0 from "viewer"))), "found" as (select "listings"."user_id", "asked_position", exists (select "contact_id" from "shown_contacts" where ("shown_contacts"."viewer_id" = (select "viewer"."id" from "viewer") and "shown_contacts"."contact_id" = "listings"."user_id")) as "is_known", "listings"."hide_email", exists (select "contact_id" from "saved_contacts" where ("saved_contacts"."user_id" = (select "viewer"."id" from "viewer") and "saved_contacts"."contact_id" = "listings"."user_id")) as "is_saved", case when "listings"."user_type" <> 'buyer' then "listings"."slug" else '' end as "card_slug", case when "listings"."user_type" <> 'buyer' then "listings"."business_name" end as "card_name", case when "listings"."user_type" <> 'buyer' then "listings"."profile_picture" else null end as "card_profilePicture", case when "listings"."user_type" <> 'buyer' then "listings"."category_slug" else '' end as "card_categorySlug", case when "listings"."user_type" <> 'buyer' then "listings"."subcategory_slug" else '' end as "card_subcategorySlug", case when "listings"."user_type" <> 'buyer' then "listings"."item_slugs" else '{}' end as "card_itemSlugs", "listings"."city_slug", "listings"."region_slug", case when "listings"."user_type" <> 'buyer' then "listings"."quartier" else null end as "card_quartier", case when "listings"."user_type" <> 'buyer' then "listings"."landmark" else null end as "card_landmark", case when "listings"."plan_weight" = 3 then "listings"."other_locations" else '[]' end as "other_locations", case when "listings"."user_type" <> 'buyer' then "listings"."description" else '' end as "card_description", case when "listings"."user_type" <> 'buyer' then "listings"."keywords" else '{}' end as "card_keywords", "listings"."user_type", "listings"."joined_at", "listings"."has_open_page", "listings"."is_active", "listings"."opening_hours" <> '{}' as "has_hours", "listings"."opened_by", "listings"."trusted_by", coalesce("listings"."number_changed_at" > $8::timestamptz - make_interval(days => 30::int), false) as "number_changed", running_plan("subscriptions"."plan", "subscriptions"."pro_until", "subscriptions"."premium_until", $8::timestamptz) as "card_plan", (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    when "listings"."user_type" = 'buyer' then 'none'
    else 'expired' end) as "card_state", "subscriptions"."paid_until" as "card_paid_until" from "asked" inner join "listings" on "listings"."search_key" = "asked_key" left join "subscriptions" on "subscriptions"."user_id" = "listings"."user_id" where ((("listings"."visible_until" > $8
    and "listings"."user_id" <> (select "viewer"."id" from "viewer")
    and ((select "viewer"."user_type" from "viewer") <> 'buyer' or "listings"."user_type" <> 'buyer')) or (exists (select "contact_id" from "reveals" where ("reveals"."viewer_id" = (select "viewer"."id" from "viewer") and "reveals"."contact_id" = "listings"."user_id")) and exists (select "id" from "users" where ("users"."id" = "listings"."user_id" and "users"."deleted_at" is null)))) and ((not exists (select "id" from "blocks" where ("blocks"."user_id" = (select "viewer"."id" from "viewer") and "blocks"."blocked_id" = "listings"."user_id" and not "blocks"."unnamed")) and not exists (select "id" from "blocks" where ("blocks"."user_id" = "listings"."user_id" and "blocks"."blocked_id" = (select "viewer"."id" from "viewer"))))))), "counters" as ((((select "id"::text as "counted_for", null::int as "network_factor" from "users" where "users"."id" = $6) union (select "identity_hash", null::int as "network_factor" from "account_identities" where "account_identities"."user_id" = $6)) union (select "device_hash", null::int as "network_factor" from "sessions" where ("sessions"."id" = $7 and "sessions"."device_hash" is not null))) union (select unnest($4::text[]), unnest($5::int[]) from "users" where "users"."id" = $6 and "users"."created_at" > $8::timestamptz - make_interval(days => 7::int))), "spent" as (select "counted_for", "network_factor", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $12), 0)::int as "listed_today", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "listed_this_hour", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $11), 0)::int as "listed_at_first", coalesce(sum("shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "tapped_this_hour", coalesce(sum("shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $12), 0)::int as "tapped_today", coalesce(sum("shown_counts"."in_lists" + "shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "all_this_hour", min(to_char("shown_counts"."counted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) filter (where "shown_counts"."counted_at" >= $10) as "since", min(to_char("shown_counts"."counted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) filter (where "shown_counts"."counted_at" >= $10 and "shown_counts"."by_taps" > 0) as "tapped_since" from "counters" left join "shown_counts" on ("shown_counts"."counter" = "counted_for" and "shown_counts"."counted_at" >= $11) group by "counted_for", "network_factor"), "allowance" as (select case when (select "sold_today" from "viewer") then 0 else 200::int - max("listed_today") filter (where "network_factor" is null) end as "listed_today", 200::int - max("listed_this_hour") filter (where "network_factor" is null) as "listed_this_hour", case when (select "viewer"."created_at" > $8::timestamptz - make_interval(hours => 24::int) from "viewer")
          then 60::int - max("listed_at_first") filter (where "network_factor" is null) end as "listed_at_first", 60::int - max("tapped_this_hour") filter (where "network_factor" is null) as "tapped_this_hour", case when (select "sold_today" from "viewer") then 0 else 200::int - max("tapped_today") filter (where "network_factor" is null) end as "tapped_today", (array_agg("tapped_since" order by "tapped_this_hour" desc)
          filter (where "network_factor" is null))[1] as "tapped_since", min(150::int * "network_factor" - "all_this_hour") as "network", min(250::int * "network_factor" - "all_this_hour") as "network_with_work", (array_agg("since" order by 150::int * "network_factor" - "all_this_hour")
    filter (where "network_factor" is not null))[1] as "network_since" from "spent"), "fresh" as (select "user_id", row_number() over (order by "asked_position") as "place" from "found" where not "is_known"), "shown" as (insert into "shown_contacts" ("viewer_id", "contact_id", "shown_at")
    select "viewer"."id", "fresh"."user_id", $8 from "viewer", "fresh" where "place" <= (select case when not $3 then 0 when "daily_limit" is null then greatest(0, least("listed_today", "listed_this_hour", "listed_at_first", "network")) else 0 end
    from "viewer", "allowance")  on conflict do nothing returning "shown_contacts"."contact_id"), "counted" as (insert into "shown_counts" ("counter", "counted_at", "in_lists", "by_taps")
    select "counted_for", $9, (select count(*)::int from "shown"), 0 from "counters" where exists (select from "shown") on conflict ("counter", "counted_at")
    do update set "in_lists" = "shown_counts"."in_lists" + excluded."in_lists", "by_taps" = "shown_counts"."by_taps" + excluded."by_taps") select json_build_object('viewer', json_build_object('id', "viewer"."id", 'userType', "viewer"."user_type", 'plan', "plan", 'state', "state", 'dailyLimit', "daily_limit", 'citySlug', "viewer"."city_slug", 'viewedToday', "viewed_today", 'passes', "passes", 'createdAt', to_char("viewer"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'soldToday', "sold_today"), 'allowance', (select json_build_object('listedToday', "listed_today", 'listedThisHour', "listed_this_hour", 'listedAtFirst', "listed_at_first", 'tappedToday', "tapped_today", 'tappedThisHour', "tapped_this_hour", 'tappedSince', "tapped_since", 'network', "network", 'networkWithWork', "network_with_work", 'networkSince', "network_since") from "allowance"), 'newlyShown', (select count(*)::int from "shown"), 'newlyRevealed', 0, 'byPass', 0, 'contacts', (select coalesce(json_agg(json_build_object('_id', "found"."user_id", 'slug', "card_slug", 'businessName', "card_name", 'profilePicture', "card_profilePicture", 'category', "card_categorySlug", 'subcategory', "card_subcategorySlug", 'items', "card_itemSlugs", 'city', "found"."city_slug", 'region', "found"."region_slug", 'quartier', "card_quartier", 'landmark', "card_landmark", 'otherLocations', "other_locations", 'whatsappNumber', "users"."whatsapp", 'email', case when not "found"."hide_email" then "users"."email" end, 'description', "card_description", 'keywords', "card_keywords", 'userType', "found"."user_type", 'joinedDate', to_char("found"."joined_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'plan', "card_plan", 'state', "card_state", 'paidUntil', "card_paid_until", 'isActive', "found"."is_active", 'hasHours', "has_hours", 'openedBy', "found"."opened_by", 'trustedBy', "found"."trusted_by", 'numberChanged', "number_changed", 'openPage', "found"."has_open_page", 'unlocked', "users"."id" is not null, 'saved', "is_saved") order by "asked_position"), '[]') from "found" left join "users" on "users"."id" = case when ("is_known" or exists (select "contact_id" from "shown" where "shown"."contact_id" = "found"."user_id")) then "found"."user_id" end), 'notFound', (select count(*)::int from "asked") - (select count(*)::int from "found")) from "viewer";
END $$;
