ALTER TABLE "listings" ADD COLUMN "listed_as_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A buyer has no name to be looked for by, and no place in the alphabet: all of them stand before it.
ALTER TABLE "listings" ALTER COLUMN "name_folded"
  SET EXPRESSION AS (case when "user_type" = 'buyer' then '' else plain_words("business_name") end);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_listed_as_buyer" CHECK (not "listings"."listed_as_buyer" or "listings"."user_type" = 'buyer');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_name() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  folded text := CASE WHEN NEW.user_type = 'buyer' THEN '' ELSE plain_words(NEW.business_name) END;
  before double precision;
  after double precision;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.name_folded = folded THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('listing_names', 0));
  SELECT name_position INTO before FROM listings
    WHERE name_folded ~<=~ folded AND user_id <> NEW.user_id ORDER BY name_folded USING ~>~ LIMIT 1;
  SELECT name_position INTO after FROM listings
    WHERE name_folded ~>=~ folded AND user_id <> NEW.user_id ORDER BY name_folded USING ~<~ LIMIT 1;
  NEW.name_position := (coalesce(before, after - 1024, 0) + coalesce(after, before + 1024, 0)) / 2;
  IF folded <> '' THEN
    INSERT INTO placed_names (search_key) VALUES (NEW.search_key);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER listings_place_name ON listings;
--> statement-breakpoint
CREATE TRIGGER listings_place_name
  BEFORE INSERT OR UPDATE OF business_name, user_type ON listings
  FOR EACH ROW EXECUTE FUNCTION place_name();
--> statement-breakpoint
-- Buyers who want it are found for as long as they do; whoever sells is listed as nothing else.
CREATE OR REPLACE FUNCTION show_new_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_as_buyer := NEW.listed_as_buyer AND NEW.user_type = 'buyer';
  SELECT CASE WHEN NEW.user_type <> 'buyer' AND subscriptions.user_id IS NOT NULL
        THEN paid_plan_weight(running_plan(plan, pro_until, premium_until, now()), paid_until) END,
      CASE WHEN deleted_at IS NULL AND NOT NEW.paused AND NOT EXISTS (
          SELECT FROM report_cases WHERE contact_id = NEW.user_id AND state IN ('hidden', 'confirmed'))
        THEN CASE WHEN NEW.user_type <> 'buyer' THEN subscription_visible_until(trial_ends_at, paid_until)
          WHEN NEW.listed_as_buyer THEN 'infinity' END END
    INTO NEW.plan_weight, NEW.visible_until
    FROM users LEFT JOIN subscriptions ON subscriptions.user_id = users.id
    WHERE users.id = NEW.user_id;
  NEW.plan_weight := coalesce(NEW.plan_weight, 0);
  NEW.visible_until := coalesce(NEW.visible_until, '-infinity');
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER listings_first_show ON listings;
--> statement-breakpoint
CREATE TRIGGER listings_first_show
  BEFORE INSERT OR UPDATE OF user_type, paused, listed_as_buyer ON listings
  FOR EACH ROW EXECUTE FUNCTION show_new_listing();
--> statement-breakpoint
-- A buyer is found by town and type alone: no word, no trade, no quartier, and in no list but the one of buyers.
CREATE FUNCTION write_buyer_entry(listing listings) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM remove_search_entry(listing.search_key);
  INSERT INTO search_entries (search_key, city, position, name_position, name_terms, listed_terms, terms)
    VALUES (listing.search_key, coalesce(place_code(listing.region_slug, listing.city_slug), 0),
      search_position(listing.plan_weight, listing.is_active, listing.joined_at), listing.name_position, '{}', '{}',
      term_ids('region', ARRAY[listing.region_slug]) || term_ids('type', '{buyer}')
        || term_ids('city', ARRAY[city_term(listing.region_slug, listing.city_slug)]));
END $$;
--> statement-breakpoint
ALTER FUNCTION write_search_entry(listings) RENAME TO write_seller_entry;
--> statement-breakpoint
CREATE FUNCTION write_search_entry(listing listings) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF listing.user_type = 'buyer' THEN
    PERFORM write_buyer_entry(listing);
  ELSE
    PERFORM write_seller_entry(listing);
  END IF;
END $$;
--> statement-breakpoint
-- Buyers are among those who also sell only where `try_search` adds them.
CREATE OR REPLACE FUNCTION known_places(asked jsonb) RETURNS integer[] LANGUAGE sql STABLE
  RETURN ARRAY(
    SELECT coalesce((SELECT id FROM search_terms WHERE search_terms.kind = asked_kind
      AND name = CASE asked_kind WHEN 'city' THEN city_term(asked ->> 'region', asked ->> 'city')
        WHEN 'type' THEN 'both' ELSE asked ->> asked_kind END), -1)
    FROM unnest('{region,city,type}'::text[]) AS asked_kind
    WHERE asked ? asked_kind AND NOT (asked_kind = 'region' AND asked ? 'city'));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION try_search(asked jsonb, near_city smallint, near_region smallint, sort text, skipped integer[],
    wanted integer, is_open boolean, hidden integer[], OUT total integer, OUT keys integer[], OUT dropped text[], OUT corrected jsonb)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  in_city smallint;
  in_region smallint;
  asked_terms integer[];
  placed integer[] := '{}';
  words record;
  ids integer[];
  known text[];
  first_words record;
  first record;
  main record;
  commonest integer;
  quarter integer[] := '{}';
  around integer[];
  begun integer[];
BEGIN
  total := 0; keys := '{}'; dropped := '{}'; corrected := '[]';
  placed := known_places(asked);
  IF is_open AND asked ? 'type' THEN
    placed := placed || known_term_ids('open-all', '{all}');
  END IF;
  IF asked ? 'region' THEN
    SELECT code / 100 INTO in_region FROM search_places WHERE region_slug = asked ->> 'region' LIMIT 1;
    in_region := coalesce(in_region, -1);
  END IF;
  IF asked ? 'city' THEN
    in_city := coalesce(place_code(asked ->> 'region', asked ->> 'city'), -1);
  END IF;
  IF asked ? 'quartier' THEN
    quarter := known_term_ids(open_kind('quartier', is_open),
      ARRAY[(asked ->> 'city') || '/' || array_to_string(index_words(asked ->> 'quartier'), ' ')]);
  END IF;
  -- A quartier says in which town it is, so that the long list of the town is not read beside its short one.
  around := CASE WHEN cardinality(quarter) > 0 THEN known_places(asked - '{region,city}'::text[]) ELSE placed END;
  IF asked ? 'terms' THEN
    asked_terms := known_terms(asked -> 'terms', is_open);
    IF cardinality(asked_terms) = 0 THEN
      RETURN;
    END IF;
  ELSIF asked ? 'buyers' THEN
    -- Of many, buyers first: who sells as well is in other lists, too.
    asked_terms := known_term_ids('type', '{buyer}') || known_term_ids('type', '{both}');
    placed := known_places(asked - 'type');
  END IF;
  begun := begun_words(asked, is_open, hidden);
  IF cardinality(begun) > 0 THEN
    main := list_postings(posted_terms(begun, is_open), in_city, in_region, near_city, near_region, sort, skipped, wanted, '{1,2}');
    total := main.total; keys := main.keys;
    IF total <= 1000 AND hidden && keys THEN
      keys := ARRAY(SELECT key FROM unnest(keys) WITH ORDINALITY AS begun_so(key, at) WHERE key <> ALL (hidden) ORDER BY at);
      total := cardinality(keys);
    END IF;
    IF total > 0 THEN
      RETURN;
    END IF;
  END IF;
  words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'words')), asked -> 'repairs', is_open, hidden);
  ids := words.ids; known := words.known; corrected := words.corrected;
  IF asked ? 'words' AND cardinality(ids) = 0 OR asked ? 'exact' AND NOT words.is_whole THEN
    RETURN;
  END IF;
  first_words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'first')), asked -> 'repairs', is_open, hidden);
  keys := '{}';
  IF asked ? 'first' OR asked ? 'quartier' THEN
    first := match_terms(around || ids || first_words.ids || quarter,
      first_words.ids, asked_terms, near_city, near_region, sort, 301, hidden);
    IF first_words.is_whole AND cardinality(first_words.ids || quarter) > 0 THEN
      keys := first.keys;
    END IF;
    IF cardinality(first_words.ids) > 0 AND first.is_name AND first_words.is_whole THEN
      total := first.total;
      RETURN;
    END IF;
    IF cardinality(keys) = 0 AND asked ? 'first' THEN
      dropped := ARRAY(SELECT jsonb_array_elements_text(asked -> 'first'));
      IF cardinality(quarter) > 0 THEN
        first := match_terms(around || ids || quarter, '{}', asked_terms, near_city, near_region, sort, 301, hidden);
        keys := first.keys;
      END IF;
    END IF;
    IF cardinality(keys) = 0 AND asked ? 'quartier' THEN
      dropped := dropped || (asked ->> 'quartier');
    END IF;
  END IF;
  IF asked ? 'names' THEN
    main := match_terms(placed || ids, (read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'names')), asked -> 'repairs', is_open, hidden)).ids,
      asked_terms, near_city, near_region, sort, 301, hidden);
    IF main.is_name IS NOT TRUE THEN
      RETURN;
    END IF;
  ELSIF cardinality(ids) = 0 AND NOT asked ? 'type' THEN
    main := list_postings(posted_terms(coalesce(asked_terms, known_term_ids(open_kind('all', is_open), '{all}')), is_open),
      in_city, in_region, near_city, near_region, sort, skipped || keys, wanted, '{2}');
  ELSIF cardinality(ids) = 1 AND asked_terms IS NULL AND NOT asked ? 'type'
      AND count_postings(posted_terms(ids, is_open), in_city, in_region) > 1000 THEN
    main := list_postings(posted_terms(ids, is_open), in_city, in_region, near_city, near_region, sort, skipped || keys, wanted, '{1,2}');
  ELSE
    main := match_terms(placed || ids, ids, asked_terms, near_city, near_region, sort, 1001, hidden);
    WHILE main.total = 0 AND cardinality(ids) > 1 AND NOT asked ? 'exact' LOOP
      SELECT at INTO commonest FROM unnest(ids) WITH ORDINALITY AS each(id, at)
        ORDER BY count_postings(posted_terms(ARRAY[id], is_open), NULL, NULL) DESC, at DESC LIMIT 1;
      dropped := dropped || known[commonest];
      ids := ids[:commonest - 1] || ids[commonest + 1:];
      known := known[:commonest - 1] || known[commonest + 1:];
      main := match_terms(placed || ids, ids, asked_terms, near_city, near_region, sort, 1001, hidden);
    END LOOP;
  END IF;
  total := main.total;
  IF main.total <= 1000 THEN
    total := cardinality(ARRAY(SELECT unnest(main.keys) EXCEPT SELECT unnest(skipped)));
  END IF;
  keys := keys || main.keys;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_listings(asked jsonb, viewer uuid, OUT attempt integer, OUT total integer, OUT page text,
    OUT dropped text[], OUT corrected jsonb)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  page_limit integer := (asked ->> 'limit')::integer;
  page_offset integer := (asked ->> 'offset')::integer;
  near_city smallint;
  near_region smallint;
  own integer;
  hidden integer[] := '{}';
  named integer[] := '{}';
  called integer[] := '{}';
  tried record;
  keys integer[];
  each record;
  -- Who joined in between may have moved the contact by a page.
  wanted integer := page_offset + page_limit * CASE WHEN asked ? 'after' THEN 2 ELSE 1 END;
  before integer := page_offset;
  repairs jsonb;
  with_buyers jsonb := '{}';
  is_open boolean := coalesce((asked ->> 'open')::boolean, false);
BEGIN
  keys := '{}';
  SELECT place_code(region_slug, city_slug), search_key INTO near_city, own FROM listings WHERE user_id = viewer;
  IF viewer IS NOT NULL THEN
    hidden := hidden_from(viewer);
  END IF;
  near_region := near_city / 100;
  -- Buyers are found by who sells, and by nobody else.
  IF asked #>> '{attempts,0,type}' = 'buyer' AND EXISTS (SELECT FROM users WHERE id = viewer AND user_type <> 'buyer') THEN
    with_buyers := '{"buyers": true}';
  END IF;
  attempt := 0; total := 0; dropped := '{}'; corrected := '[]';
  -- A single word that stands in a name is found by it.
  IF plain_words(asked ->> 'named') LIKE '% %' THEN
    named := find_named(asked ->> 'named', known_places(asked -> 'within'),
      CASE WHEN asked -> 'within' ? 'terms' THEN known_terms(asked #> '{within,terms}', is_open) END, near_city, near_region, is_open,
      hidden);
  END IF;
  IF asked ? 'called' THEN
    called := find_called(ARRAY(SELECT jsonb_array_elements_text(asked -> 'called')), known_places(asked -> 'chosen'),
      CASE WHEN asked -> 'chosen' ? 'terms' THEN known_terms(asked #> '{chosen,terms}', is_open) END,
      place_code(asked #>> '{within,region}', asked #>> '{within,city}'), near_city, near_region, is_open,
      hidden);
  END IF;
  named := array_remove(called || ARRAY(
    SELECT key FROM unnest(named) WITH ORDINALITY AS begun(key, at)
    WHERE NOT EXISTS (SELECT FROM unnest(called) AS whole WHERE whole = key) ORDER BY at), own);
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    -- Most searches are answered by a trade, and need no words repaired.
    IF repairs IS NULL AND each.value ?| '{words,first,names}' THEN
      repairs := repairs_of(asked -> 'attempts', is_open, hidden);
    END IF;
    tried := try_search(each.value || jsonb_build_object('repairs', repairs) || with_buyers, near_city, near_region, asked ->> 'sort',
      ARRAY[own] || hidden || named, wanted, is_open, hidden);
    attempt := each.at; total := tried.total; keys := tried.keys; dropped := tried.dropped; corrected := tried.corrected;
    EXIT WHEN total > 0 OR cardinality(named) > 0;
  END LOOP;
  -- Names come first in a list that is ordered by what fits best; by age and by name they take their place.
  keys := ARRAY(
    SELECT key FROM (SELECT key, min(at) AS at FROM unnest(named || keys) WITH ORDINALITY AS all_found(key, at)
      WHERE key IS DISTINCT FROM own AND key <> ALL (hidden) GROUP BY key) AS once
    ORDER BY CASE WHEN asked ->> 'sort' = 'newest' THEN -key END,
      CASE WHEN asked ->> 'sort' = 'name' AND cardinality(named) > 0 THEN
        (SELECT name_position FROM search_entries WHERE search_key = key) END,
      at);
  IF total <= 1000 THEN
    total := least(cardinality(keys), 1001);
  END IF;
  IF asked ? 'after' THEN
    before := coalesce(
      array_position(keys, (SELECT search_key FROM listings WHERE user_id = (asked ->> 'after')::uuid)),
      greatest(page_offset - 1, 0));
  END IF;
  page := array_to_string(keys[before + 1:before + page_limit], ',');
END $$;
--> statement-breakpoint
UPDATE listings SET name_position = (SELECT coalesce(min(name_position), 0) - 1024 FROM listings) WHERE user_type = 'buyer';
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
    and ((select "viewer"."user_type" from "viewer") <> 'buyer' or "listings"."user_type" <> 'buyer')) or (exists (select "contact_id" from "reveals" where ("reveals"."viewer_id" = (select "viewer"."id" from "viewer") and "reveals"."contact_id" = "listings"."user_id")) and exists (select "id" from "users" where ("users"."id" = "listings"."user_id" and "users"."deleted_at" is null)))) and not ((exists (select "id" from "blocks" where ("blocks"."user_id" = (select "viewer"."id" from "viewer") and "blocks"."blocked_id" = "listings"."user_id")) or exists (select "id" from "blocks" where ("blocks"."user_id" = "listings"."user_id" and "blocks"."blocked_id" = (select "viewer"."id" from "viewer"))))))), "counters" as ((((select "id"::text as "counted_for", null::int as "network_factor" from "users" where "users"."id" = $6) union (select "identity_hash", null::int as "network_factor" from "account_identities" where "account_identities"."user_id" = $6)) union (select "device_hash", null::int as "network_factor" from "sessions" where ("sessions"."id" = $7 and "sessions"."device_hash" is not null))) union (select unnest($4::text[]), unnest($5::int[]) from "users" where "users"."id" = $6 and "users"."created_at" > $8::timestamptz - make_interval(days => 7::int))), "spent" as (select "counted_for", "network_factor", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $12), 0)::int as "listed_today", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "listed_this_hour", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $11), 0)::int as "listed_at_first", coalesce(sum("shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "tapped_this_hour", coalesce(sum("shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $12), 0)::int as "tapped_today", coalesce(sum("shown_counts"."in_lists" + "shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "all_this_hour", min(to_char("shown_counts"."counted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) filter (where "shown_counts"."counted_at" >= $10) as "since", min(to_char("shown_counts"."counted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) filter (where "shown_counts"."counted_at" >= $10 and "shown_counts"."by_taps" > 0) as "tapped_since" from "counters" left join "shown_counts" on ("shown_counts"."counter" = "counted_for" and "shown_counts"."counted_at" >= $11) group by "counted_for", "network_factor"), "allowance" as (select case when (select "sold_today" from "viewer") then 0 else 200::int - max("listed_today") filter (where "network_factor" is null) end as "listed_today", 200::int - max("listed_this_hour") filter (where "network_factor" is null) as "listed_this_hour", case when (select "viewer"."created_at" > $8::timestamptz - make_interval(hours => 24::int) from "viewer")
          then 60::int - max("listed_at_first") filter (where "network_factor" is null) end as "listed_at_first", 60::int - max("tapped_this_hour") filter (where "network_factor" is null) as "tapped_this_hour", case when (select "sold_today" from "viewer") then 0 else 200::int - max("tapped_today") filter (where "network_factor" is null) end as "tapped_today", (array_agg("tapped_since" order by "tapped_this_hour" desc)
          filter (where "network_factor" is null))[1] as "tapped_since", min(150::int * "network_factor" - "all_this_hour") as "network", min(250::int * "network_factor" - "all_this_hour") as "network_with_work", (array_agg("since" order by 150::int * "network_factor" - "all_this_hour")
    filter (where "network_factor" is not null))[1] as "network_since" from "spent"), "fresh" as (select "user_id", row_number() over (order by "asked_position") as "place" from "found" where not "is_known"), "shown" as (insert into "shown_contacts" ("viewer_id", "contact_id", "shown_at")
    select "viewer"."id", "fresh"."user_id", $8 from "viewer", "fresh" where "place" <= (select case when not $3 then 0 when "daily_limit" is null then greatest(0, least("listed_today", "listed_this_hour", "listed_at_first", "network")) else 0 end
    from "viewer", "allowance")  on conflict do nothing returning "shown_contacts"."contact_id"), "counted" as (insert into "shown_counts" ("counter", "counted_at", "in_lists", "by_taps")
    select "counted_for", $9, (select count(*)::int from "shown"), 0 from "counters" where exists (select from "shown") on conflict ("counter", "counted_at")
    do update set "in_lists" = "shown_counts"."in_lists" + excluded."in_lists", "by_taps" = "shown_counts"."by_taps" + excluded."by_taps") select json_build_object('viewer', json_build_object('id', "viewer"."id", 'userType', "viewer"."user_type", 'plan', "plan", 'state', "state", 'dailyLimit', "daily_limit", 'citySlug', "viewer"."city_slug", 'viewedToday', "viewed_today", 'passes', "passes", 'createdAt', to_char("viewer"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'soldToday', "sold_today"), 'allowance', (select json_build_object('listedToday', "listed_today", 'listedThisHour', "listed_this_hour", 'listedAtFirst', "listed_at_first", 'tappedToday', "tapped_today", 'tappedThisHour', "tapped_this_hour", 'tappedSince', "tapped_since", 'network', "network", 'networkWithWork', "network_with_work", 'networkSince', "network_since") from "allowance"), 'newlyShown', (select count(*)::int from "shown"), 'newlyRevealed', 0, 'byPass', 0, 'contacts', (select coalesce(json_agg(json_build_object('_id', "found"."user_id", 'slug', "card_slug", 'businessName', "card_name", 'profilePicture', "card_profilePicture", 'category', "card_categorySlug", 'subcategory', "card_subcategorySlug", 'items', "card_itemSlugs", 'city', "found"."city_slug", 'region', "found"."region_slug", 'quartier', "card_quartier", 'landmark', "card_landmark", 'otherLocations', "other_locations", 'whatsappNumber', "users"."whatsapp", 'email', case when not "found"."hide_email" then "users"."email" end, 'description', "card_description", 'keywords', "card_keywords", 'userType', "found"."user_type", 'joinedDate', to_char("found"."joined_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'plan', "card_plan", 'state', "card_state", 'paidUntil', "card_paid_until", 'isActive', "found"."is_active", 'hasHours', "has_hours", 'openedBy', "found"."opened_by", 'trustedBy', "found"."trusted_by", 'numberChanged', "number_changed", 'openPage', "found"."has_open_page", 'unlocked', "users"."id" is not null, 'saved', "is_saved") order by "asked_position"), '[]') from "found" left join "users" on "users"."id" = case when ("is_known" or exists (select "contact_id" from "shown" where "shown"."contact_id" = "found"."user_id")) then "found"."user_id" end), 'notFound', (select count(*)::int from "asked") - (select count(*)::int from "found")) from "viewer";
END $$;
