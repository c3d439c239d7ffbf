ALTER TABLE "listings" ADD COLUMN "other_locations" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "listing_changes" ADD COLUMN "places" smallint[];
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "other_places" smallint[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_other_locations" CHECK (jsonb_typeof("listings"."other_locations") = 'array'
        and jsonb_array_length("listings"."other_locations") < 5);
--> statement-breakpoint
UPDATE listing_changes SET places = ARRAY(SELECT DISTINCT unnest(ARRAY[0, city / 100, city]));
--> statement-breakpoint
ALTER TABLE "listing_changes" ALTER COLUMN "places" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "listing_changes" DROP COLUMN "city";
--> statement-breakpoint
-- The places that a listing is counted in: the country, its regions and its towns, each once.
CREATE FUNCTION counted_places(entry search_entries) RETURNS smallint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT DISTINCT place FROM unnest(ARRAY[0, entry.city / 100, entry.city] || entry.other_places) AS place ORDER BY place)
$$;
--> statement-breakpoint
-- The towns of a listing, with the region whose lists it stands in by each: negative where it stands there by another.
CREATE FUNCTION listed_places(entry search_entries, OUT city smallint, OUT region smallint) RETURNS SETOF record
  LANGUAGE plpgsql IMMUTABLE ROWS 2 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT entry.city, (entry.city / 100)::smallint
    UNION ALL
    SELECT other, (CASE WHEN other / 100 <> entry.city / 100
        AND row_number() OVER (PARTITION BY other / 100 ORDER BY other) = 1
      THEN other / 100 ELSE -(other / 100) END)::smallint
    FROM unnest(entry.other_places) AS other WHERE other >= 100;
END $$;
--> statement-breakpoint
-- What the index calls a town. That of none of them is called by its region: a listing may be in several.
CREATE FUNCTION city_term(in_region text, in_city text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE in_city WHEN 'other' THEN in_region || '/other' ELSE in_city END;
--> statement-breakpoint
-- The addresses at which a listing is found: its own, and the others while premium runs.
CREATE FUNCTION found_locations(listing listings, OUT region text, OUT city text, OUT quartier text, OUT landmark text)
  RETURNS SETOF record LANGUAGE plpgsql STABLE ROWS 2 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT listing.region_slug, listing.city_slug, listing.quartier, listing.landmark;
  IF listing.plan_weight = plan_weight('premium') THEN
    RETURN QUERY SELECT other.region, other.city, other.quartier, other.landmark
      FROM jsonb_to_recordset(listing.other_locations) AS other(region text, city text, quartier text, landmark text);
  END IF;
END $$;
--> statement-breakpoint
-- A listing that is indexed already is written anew where it stands, so that only what differs is counted.
CREATE OR REPLACE FUNCTION write_search_entry(listing listings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  named integer[] := term_ids('word', index_words(listing.business_name));
  listed integer[] := term_ids('word', index_words(array_to_string(listing.keywords, ' ')));
  told integer[] := term_ids('word', index_words(concat_ws(' ', listing.description,
    (SELECT string_agg(concat_ws(' ', landmark, quartier), ' ') FROM found_locations(listing)))));
  placed integer[] := term_ids('region', ARRAY(SELECT DISTINCT region FROM found_locations(listing)))
    || term_ids('city', ARRAY(SELECT DISTINCT city_term(region, city) FROM found_locations(listing)))
    || term_ids('quartier', ARRAY(SELECT DISTINCT city || '/' || array_to_string(index_words(quartier), ' ')
      FROM found_locations(listing) WHERE quartier IS NOT NULL));
  traded integer[] := term_ids('all', '{all}') || term_ids('category', ARRAY[listing.category_slug])
    || term_ids('subcategory', ARRAY[listing.subcategory_slug]) || term_ids('item', listing.item_slugs)
    || term_ids('type', ARRAY[listing.user_type])
    || CASE WHEN listing.has_open_page THEN term_ids('open-category', ARRAY[listing.category_slug])
      || term_ids('open-subcategory', ARRAY[listing.subcategory_slug]) ELSE '{}' END;
  main smallint := coalesce(place_code(listing.region_slug, listing.city_slug), 0);
  towns smallint[] := ARRAY(SELECT DISTINCT place_code(region, city) AS town FROM found_locations(listing));
  entry search_entries;
  former search_entries;
BEGIN
  SELECT * INTO former FROM search_entries WHERE search_key = listing.search_key;
  IF FOUND THEN
    PERFORM remove_search_postings(former);
  END IF;
  listed := ARRAY(SELECT unnest(listed) EXCEPT SELECT unnest(named)) || traded;
  INSERT INTO search_entries AS indexed (search_key, city, other_places, position, name_position, name_terms, listed_terms, terms)
    VALUES (listing.search_key, main,
      ARRAY(SELECT DISTINCT place FROM unnest(towns) AS town, unnest(ARRAY[town, town / 100]) AS place
        WHERE place NOT IN (main, main / 100) ORDER BY place),
      search_position(listing.plan_weight, listing.is_active, listing.joined_at), listing.name_position, named, listed,
      ARRAY(SELECT unnest(named || listed || placed) UNION SELECT unnest(told)))
    ON CONFLICT (search_key) DO UPDATE
      SET (city, other_places, position, name_position, name_terms, listed_terms, terms)
      = (excluded.city, excluded.other_places, excluded.position, excluded.name_position, excluded.name_terms,
        excluded.listed_terms, excluded.terms)
    RETURNING * INTO entry;
  INSERT INTO search_postings (term, search_key, position, name_position, band, city, region)
    SELECT has, entry.search_key, entry.position, entry.name_position, in_band, place.city, place.region
    FROM (SELECT unnest(named), 1 UNION ALL SELECT unnest(listed), 2) AS posted(has, in_band)
    CROSS JOIN listed_places(entry) AS place;
END $$;
--> statement-breakpoint
-- Other addresses come and go with the weight of the plan, in the statement that changes it.
CREATE OR REPLACE FUNCTION index_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_indexed boolean := EXISTS (SELECT FROM search_entries WHERE search_key = OLD.search_key);
  is_visible boolean := TG_OP <> 'DELETE' AND NEW.visible_until > now();
BEGIN
  IF is_indexed AND is_visible AND
    (NEW.business_name, NEW.keywords, NEW.description, NEW.landmark, NEW.other_locations, NEW.quartier, NEW.region_slug, NEW.city_slug,
      NEW.category_slug, NEW.subcategory_slug, NEW.item_slugs, NEW.user_type, NEW.plan_weight, NEW.is_active,
      NEW.joined_at, NEW.search_key, NEW.has_open_page)
    IS NOT DISTINCT FROM
    (OLD.business_name, OLD.keywords, OLD.description, OLD.landmark, OLD.other_locations, OLD.quartier, OLD.region_slug, OLD.city_slug,
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
CREATE OR REPLACE FUNCTION remove_search_postings(entry search_entries) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  DELETE FROM search_postings WHERE term = ANY (entry.name_terms || entry.listed_terms)
    AND region = ANY (ARRAY(SELECT place.region FROM listed_places(entry) AS place)) AND search_key = entry.search_key;
END $$;
--> statement-breakpoint
-- Of a listing that stays in its places, what it is counted by in addition, and no more: other words are no change.
CREATE OR REPLACE FUNCTION log_listing_change() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  stays boolean := TG_OP = 'UPDATE' AND (OLD.city, OLD.other_places) = (NEW.city, NEW.other_places);
  gone integer[] := OLD.listed_terms;
  come integer[] := CASE WHEN TG_OP <> 'DELETE' THEN NEW.listed_terms END;
BEGIN
  IF stays THEN
    gone := counted_terms(ARRAY(SELECT unnest(OLD.listed_terms) EXCEPT SELECT unnest(NEW.listed_terms)));
    come := counted_terms(ARRAY(SELECT unnest(NEW.listed_terms) EXCEPT SELECT unnest(OLD.listed_terms)));
  END IF;
  IF cardinality(gone) > 0 THEN
    INSERT INTO listing_changes (change, places, terms) VALUES (-1, counted_places(OLD), gone);
  END IF;
  IF cardinality(come) > 0 THEN
    INSERT INTO listing_changes (change, places, terms) VALUES (1, counted_places(NEW), come);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER search_entries_log_change ON search_entries;
--> statement-breakpoint
CREATE TRIGGER search_entries_log_change
  AFTER INSERT OR DELETE OR UPDATE OF city, other_places, listed_terms ON search_entries
  FOR EACH ROW EXECUTE FUNCTION log_listing_change();
--> statement-breakpoint
-- Counts what was written down first, at most so many changes. One at a time, so that counts are made once.
CREATE OR REPLACE FUNCTION move_listing_counts(most integer) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('listing_counts', 0));
  WITH taken AS (
    DELETE FROM listing_changes WHERE id IN (SELECT id FROM listing_changes ORDER BY id LIMIT most) RETURNING change, places, terms
  ), moved AS (
    SELECT term, place, sum(change) AS change FROM taken CROSS JOIN unnest(terms) AS term CROSS JOIN unnest(places) AS place
    GROUP BY term, place HAVING sum(change) <> 0
  )
  MERGE INTO listing_counts AS counted USING (
    SELECT place, kind, name, sum(change) AS change
    FROM moved JOIN search_terms ON id = term
    WHERE kind IN ('all', 'category', 'item', 'open-category', 'open-subcategory', 'subcategory')
    GROUP BY place, kind, name HAVING sum(change) <> 0) AS each
  ON counted.place = each.place AND counted.kind = each.kind AND counted.name = each.name
  WHEN MATCHED THEN UPDATE SET listed = counted.listed + each.change
  WHEN NOT MATCHED THEN INSERT (place, kind, name, listed) VALUES (each.place, each.kind, each.name, each.change);
END $$;
--> statement-breakpoint
-- Counts all that is indexed anew: after many were written at once. Nothing else may write the index meanwhile.
CREATE OR REPLACE FUNCTION recount_listings() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE listing_changes IN ACCESS EXCLUSIVE MODE;
  DELETE FROM listing_changes;
  DELETE FROM listing_counts WHERE kind <> 'active';
  INSERT INTO listing_counts (place, kind, name, listed)
    SELECT place, kind, name, sum(listed) FROM (
      SELECT term, place, count(*) AS listed FROM search_entries AS entry CROSS JOIN unnest(listed_terms) AS term
      CROSS JOIN unnest(counted_places(entry)) AS place GROUP BY term, place) AS counted
    JOIN search_terms ON id = term
    WHERE kind IN ('all', 'category', 'item', 'open-category', 'open-subcategory', 'subcategory')
    GROUP BY place, kind, name ORDER BY place, kind, name;
END $$;
--> statement-breakpoint
-- How many listings have one of the terms in their names or lists; 1 001 means more than are counted. In the country somebody
-- with addresses in several regions counts in each.
CREATE OR REPLACE FUNCTION count_postings(asked_terms integer[], in_city smallint, in_region smallint) RETURNS integer
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  counted integer;
BEGIN
  IF in_city IS NOT NULL THEN
    SELECT count(*) INTO counted FROM (
      SELECT FROM unnest(asked_terms) AS asked CROSS JOIN unnest('{1,2}'::smallint[]) AS in_band CROSS JOIN LATERAL (
        SELECT FROM search_postings WHERE term = asked AND band = in_band AND city = in_city LIMIT 1001) AS each LIMIT 1001) AS found;
  ELSIF in_region IS NOT NULL THEN
    SELECT count(*) INTO counted FROM (
      SELECT FROM unnest(asked_terms) AS asked CROSS JOIN unnest('{1,2}'::smallint[]) AS in_band CROSS JOIN LATERAL (
        SELECT FROM search_postings WHERE term = asked AND band = in_band AND region = in_region LIMIT 1001) AS each LIMIT 1001) AS found;
  ELSE
    SELECT count(*) INTO counted FROM (
      SELECT FROM unnest(asked_terms) AS asked CROSS JOIN LATERAL (
        SELECT FROM search_postings WHERE term = asked AND region >= 0 LIMIT 1001) AS each LIMIT 1001) AS found;
  END IF;
  RETURN counted;
END $$;
--> statement-breakpoint
-- All listings with one of the terms in their names or lists, where they are at most a thousand; each by its nearest address.
CREATE OR REPLACE FUNCTION sort_postings(asked_terms integer[], in_city smallint, in_region smallint, near_city smallint,
    near_region smallint, sort text) RETURNS integer[]
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  keys integer[];
BEGIN
  SELECT array_agg(search_key ORDER BY
      CASE WHEN sort = 'name' THEN name_position END, CASE WHEN sort = 'newest' THEN -search_key END,
      CASE WHEN sort = 'relevance' THEN band END, distance, position, search_key DESC)
    INTO keys FROM (
      SELECT search_key, name_position, position, min(band) AS band,
        min(CASE WHEN city = near_city THEN 0 WHEN city / 100 = near_region THEN 1 ELSE 2 END) AS distance
      FROM unnest(asked_terms) AS asked CROSS JOIN unnest('{1,2}'::smallint[]) AS in_band CROSS JOIN LATERAL (
        SELECT search_key, name_position, position, band, city FROM search_postings
        WHERE term = asked AND band = in_band
          AND city BETWEEN coalesce(in_city, in_region * 100, 0) AND coalesce(in_city, in_region * 100 + 99, 32767)) AS each
      GROUP BY search_key, name_position, position) AS all_found;
  RETURN coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- The first ones by name or by age, where more than a thousand match.
CREATE OR REPLACE FUNCTION order_postings(asked_terms integer[], in_city smallint, in_region smallint, sort text,
    skipped integer[], wanted integer) RETURNS integer[]
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  regions integer[] := CASE WHEN coalesce(in_region, in_city) IS NULL
    THEN '{0,1,2,3,4,5,6,7,8,9,10}' WHEN in_city IS NOT NULL THEN ARRAY[in_city / 100, -(in_city / 100)] ELSE ARRAY[in_region] END;
  keys integer[];
BEGIN
  IF sort = 'name' THEN
    SELECT array_agg(search_key ORDER BY name_position, search_key) INTO keys FROM (
      SELECT DISTINCT search_key, name_position
      FROM unnest(asked_terms) AS asked CROSS JOIN unnest(regions) AS each_region CROSS JOIN LATERAL (
        SELECT search_key, name_position FROM search_postings
        WHERE term = asked AND region = each_region AND (in_city IS NULL OR city = in_city)
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY name_position, search_key LIMIT wanted) AS walked
      ORDER BY name_position, search_key LIMIT wanted) AS first;
  ELSE
    SELECT array_agg(search_key ORDER BY search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key
      FROM unnest(asked_terms) AS asked CROSS JOIN unnest(regions) AS each_region CROSS JOIN LATERAL (
        SELECT search_key FROM search_postings
        WHERE term = asked AND region = each_region AND (in_city IS NULL OR city = in_city)
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY search_key DESC LIMIT wanted) AS walked
      ORDER BY search_key DESC LIMIT wanted) AS first;
  END IF;
  RETURN coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- One of the alternatives at a time: all that a listing must have is then looked up in the index, and no row is read
-- that does not match.
CREATE OR REPLACE FUNCTION match_terms(every integer[], words integer[], one_of integer[], near_city smallint,
    near_region smallint, sort text, most integer, OUT total integer, OUT keys integer[], OUT is_name boolean)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
  SELECT count(*), bool_or(band = 1), array_agg(search_key ORDER BY
      CASE WHEN sort = 'newest' THEN -search_key END, CASE WHEN sort = 'name' THEN name_position END,
      CASE WHEN sort = 'relevance' THEN band END, distance, position, search_key DESC)
    INTO total, is_name, keys FROM (
      SELECT DISTINCT ON (search_key) search_key, position, name_position,
        CASE WHEN words <@ name_terms THEN 1 WHEN words <@ (name_terms || listed_terms) THEN 2 ELSE 3 END AS band,
        CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END AS distance
      FROM (
        SELECT entry.* FROM unnest(coalesce(one_of, '{0}')) AS one CROSS JOIN LATERAL (
          SELECT search_key, city, other_places, position, name_position, name_terms, listed_terms FROM search_entries
          WHERE terms @> CASE WHEN one_of IS NULL THEN every ELSE every || one END LIMIT most) AS entry
        LIMIT most) AS matched) AS once;
  keys := coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- The terms of the region, town and type that were asked for; one that nobody has is -1, which nobody has either. A town
-- says in which region it is.
CREATE OR REPLACE FUNCTION known_places(asked jsonb) RETURNS integer[] LANGUAGE sql STABLE
  RETURN ARRAY(
    SELECT coalesce((SELECT id FROM search_terms WHERE search_terms.kind = asked_kind
      AND name = CASE asked_kind WHEN 'city' THEN city_term(asked ->> 'region', asked ->> 'city') ELSE asked ->> asked_kind END), -1)
    FROM unnest('{region,city,type}'::text[]) AS asked_kind
    WHERE asked ? asked_kind AND NOT (asked_kind = 'region' AND asked ? 'city'));
--> statement-breakpoint
-- Those with one of the terms in their names or lists: names first, and of each the nearest first. `is_all`: all that
-- there are, at most a thousand; else the first ones wanted that are not among the skipped. Somebody with several addresses
-- comes once, by the nearest: where a list has them again, it is walked again without them.
CREATE OR REPLACE FUNCTION list_postings(asked_terms integer[], in_city smallint, in_region smallint, near_city smallint,
    near_region smallint, sort text, skipped integer[], wanted integer, bands smallint[], OUT total integer, OUT keys integer[])
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  home_region smallint := coalesce(in_region, near_region);
  home_city smallint := CASE WHEN near_city / 100 = coalesce(in_region, near_region) THEN near_city END;
  step record;
  part integer[];
  again integer[];
BEGIN
  total := count_postings(asked_terms, in_city, in_region);
  IF total <= 1000 THEN
    keys := sort_postings(asked_terms, in_city, in_region, near_city, near_region, sort);
    total := cardinality(keys);
    RETURN;
  ELSIF sort IN ('name', 'newest') THEN
    keys := order_postings(asked_terms, in_city, in_region, sort, skipped, wanted);
    RETURN;
  END IF;
  keys := '{}';
  FOR step IN SELECT band, distance FROM unnest(bands) AS band, unnest('{0,1,2}'::integer[]) AS distance
      ORDER BY CASE WHEN sort = 'nearest' THEN distance ELSE band END, band, distance LOOP
    EXIT WHEN cardinality(keys) >= wanted;
    again := '{}';
    LOOP
      part := CASE
      WHEN in_city IS NOT NULL THEN CASE WHEN step.distance = 0 THEN
        walk_postings(asked_terms, step.band, in_city, NULL, NULL, NULL, skipped || again, wanted - cardinality(keys)) END
      WHEN step.distance = 0 AND home_city IS NOT NULL THEN
        walk_postings(asked_terms, step.band, home_city, NULL, NULL, NULL, skipped || again, wanted - cardinality(keys))
      WHEN step.distance = 1 AND home_region IS NOT NULL THEN
        walk_postings(asked_terms, step.band, NULL, home_region, home_city, NULL, skipped || again, wanted - cardinality(keys))
      WHEN step.distance = 2 AND in_region IS NULL THEN
        walk_postings(asked_terms, step.band, NULL, NULL, NULL, home_region, skipped || again, wanted - cardinality(keys))
      END;
      EXIT WHEN NOT coalesce(part && keys, false);
      again := again || ARRAY(SELECT unnest(part) INTERSECT SELECT unnest(keys));
    END LOOP;
    keys := keys || coalesce(part, '{}');
  END LOOP;
END $$;
--> statement-breakpoint
-- Those whose business name begins so, that have all of `every` and one of `one_of`, the nearest first; of very many some.
CREATE OR REPLACE FUNCTION find_named(typed text, every integer[], one_of integer[], near_city smallint, near_region smallint)
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
  most integer := CASE WHEN every = '{}' AND one_of IS NULL THEN 25 ELSE 100 END;
BEGIN
  IF length(start) < 3 THEN
    RETURN '{}';
  END IF;
  -- All that begins so lies below '~', which no name has.
  RETURN ARRAY(
    SELECT search_key
    FROM (SELECT search_key AS key FROM listings WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~')
      ORDER BY name_folded USING ~<~ LIMIT most) AS named
    JOIN search_entries ON search_key = key
    WHERE terms @> every AND (one_of IS NULL OR terms && one_of)
    ORDER BY CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, search_key DESC);
END $$;
--> statement-breakpoint
-- Those that have one of the names, as `plain_words` writes it, all of `every` and one of `one_of`: first those of the
-- town that was asked for, then the nearest. Three at most: a name is no way to fill a page.
CREATE OR REPLACE FUNCTION find_called(names text[], every integer[], one_of integer[], asked_city smallint, near_city smallint,
    near_region smallint)
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT key
    FROM (
      SELECT entry.search_key AS key, city, other_places, position
      FROM unnest(names) AS name JOIN listings ON name_folded = name JOIN search_entries AS entry USING (search_key)
      WHERE terms @> every AND (one_of IS NULL OR terms && one_of) LIMIT 50) AS called
    ORDER BY (city = asked_city OR asked_city = ANY (other_places)) IS NOT TRUE,
      CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, key DESC
    LIMIT 3);
END $$;
--> statement-breakpoint
-- Spreads the names around one evenly between two that stay: 32 on each side, up to 512 where that makes too little room.
-- False where somebody writes one of them just now. Nobody places a name meanwhile.
CREATE OR REPLACE FUNCTION spread_names(folded text) RETURNS boolean LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  reach integer := 32;
  low record;
  high record;
  names integer;
  first double precision;
  step double precision;
  keys integer[];
  written integer;
BEGIN
  LOOP
    SELECT name_folded AS name, name_position AS at INTO low FROM listings
      WHERE name_folded ~<~ folded ORDER BY name_folded USING ~>~ OFFSET reach LIMIT 1;
    SELECT name_folded AS name, name_position AS at INTO high FROM listings
      WHERE name_folded ~>~ folded ORDER BY name_folded USING ~<~ OFFSET reach LIMIT 1;
    SELECT count(DISTINCT name_folded), array_agg(search_key) INTO names, keys FROM listings
      WHERE name_folded ~>=~ coalesce(low.name, '') AND name_folded IS DISTINCT FROM low.name
        -- No name lies above.
        AND name_folded ~<~ coalesce(high.name, '~');
    first := coalesce(low.at, high.at - 1024 * (names + 1), 0);
    step := coalesce((high.at - first) / (names + 1), 1024);
    EXIT WHEN reach >= 512 OR step > greatest(abs(first), abs(high.at), 1024) * power(2, -22);
    reach := 4 * reach;
  END LOOP;
  SELECT count(*) INTO written FROM (
    SELECT FROM listings WHERE search_key = ANY (keys) ORDER BY search_key FOR NO KEY UPDATE SKIP LOCKED) AS locked;
  IF written < cardinality(keys) THEN
    RETURN false;
  END IF;
  UPDATE listings SET name_position = first + step * place FROM (
    SELECT search_key AS key, dense_rank() OVER (ORDER BY name_folded COLLATE "C") AS place FROM listings
    WHERE search_key = ANY (keys)) AS placed
    WHERE search_key = key;
  UPDATE search_entries SET name_position = listings.name_position FROM listings
    WHERE search_entries.search_key = listings.search_key AND listings.search_key = ANY (keys);
  UPDATE search_postings SET name_position = entry.name_position
    FROM search_entries AS entry CROSS JOIN unnest(entry.name_terms || entry.listed_terms) AS has
    CROSS JOIN LATERAL listed_places(entry) AS place
    WHERE entry.search_key = ANY (keys) AND search_postings.term = has
      AND search_postings.region = place.region AND search_postings.search_key = entry.search_key;
  RETURN true;
END $$;
--> statement-breakpoint
INSERT INTO search_terms (kind, name) SELECT 'city', city_term(region_slug, city_slug) FROM search_places WHERE city_slug = 'other'
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE search_entries SET terms = array_replace(terms, former.id, fresh.id)
  FROM search_places, search_terms AS former, search_terms AS fresh
  WHERE city_slug = 'other' AND search_entries.city = code AND former.kind = 'city' AND former.name = 'other'
    AND fresh.kind = 'city' AND fresh.name = city_term(region_slug, city_slug);
--> statement-breakpoint
-- Also answers the other addresses of a contact. Written by `npm run functions`.
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
    else 0 end) as "daily_limit", "listings"."region_slug", "listings"."city_slug", (select greatest(count(*), ((select max("numbers") from (select sum("shown_counts"."by_taps")::int as "numbers" from "account_identities" inner join "spent_trials" on ("spent_trials"."identity_hash" = "account_identities"."identity_hash" and "spent_trials"."limited_until" > $8) inner join "shown_counts" on ("shown_counts"."counter" = "account_identities"."identity_hash" and "shown_counts"."counted_at" >= $12) where ("account_identities"."user_id" = "users"."id" and "spent_trials"."left_at" <= "users"."created_at") group by "account_identities"."identity_hash") "counts")))::int - count("refunded_at")::int from "reveals" where ("reveals"."viewer_id" = "users"."id" and "reveals"."day" = $13)) as "viewed_today", "users"."created_at" from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" inner join "listings" on "listings"."user_id" = "users"."id" left join "subscriptions" on "subscriptions"."user_id" = "users"."id" where ("sessions"."id" = $7 and "sessions"."user_id" = $6 and ("sessions"."ended_at" is null and "sessions"."expires_at" > $8))), "asked" as (select "asked_key", row_number() over () as "asked_position" from (select unnest($1) as "asked_key" from (select) as one_row) "each_asked" where (not $2 or (select "daily_limit" is null or "viewed_today" < "daily_limit" from "viewer"))), "found" as (select "listings"."user_id", "asked_position", exists (select "contact_id" from "shown_contacts" where ("shown_contacts"."viewer_id" = (select "viewer"."id" from "viewer") and "shown_contacts"."contact_id" = "listings"."user_id")) as "is_known", "listings"."slug", "listings"."business_name", "listings"."profile_picture", "listings"."category_slug", "listings"."subcategory_slug", "listings"."item_slugs", "listings"."city_slug", "listings"."region_slug", "listings"."quartier", "listings"."landmark", case when "listings"."plan_weight" = 3 then "listings"."other_locations" else '[]' end as "other_locations", "listings"."description", "listings"."keywords", "listings"."user_type", "listings"."joined_at", "listings"."has_open_page", "listings"."is_active", "listings"."opening_hours" <> '{}' as "has_hours", "listings"."opened_by", coalesce("listings"."number_changed_at" > $8::timestamptz - make_interval(days => 30::int), false) as "number_changed", "subscriptions"."plan" as "card_plan", (case
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
    do update set "in_lists" = "shown_counts"."in_lists" + excluded."in_lists", "by_taps" = "shown_counts"."by_taps" + excluded."by_taps") select json_build_object('viewer', json_build_object('id', "viewer"."id", 'userType', "viewer"."user_type", 'plan', "plan", 'state', "state", 'dailyLimit', "daily_limit", 'citySlug', "viewer"."city_slug", 'viewedToday', "viewed_today", 'createdAt', to_char("viewer"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'allowance', (select json_build_object('listedToday', "listed_today", 'listedThisHour', "listed_this_hour", 'listedAtFirst', "listed_at_first", 'tappedToday', "tapped_today", 'tappedThisHour', "tapped_this_hour", 'network', "network", 'networkWithWork', "network_with_work", 'networkSince', "network_since") from "allowance"), 'newlyShown', (select count(*)::int from "shown"), 'newlyRevealed', 0, 'contacts', (select coalesce(json_agg(json_build_object('_id', "found"."user_id", 'slug', "found"."slug", 'businessName', "found"."business_name", 'profilePicture', "found"."profile_picture", 'category', "found"."category_slug", 'subcategory', "found"."subcategory_slug", 'items', "found"."item_slugs", 'city', "found"."city_slug", 'region', "found"."region_slug", 'quartier', "found"."quartier", 'landmark', "found"."landmark", 'otherLocations', "other_locations", 'whatsappNumber', "users"."whatsapp", 'email', "users"."email", 'description', "found"."description", 'keywords', "found"."keywords", 'userType', "found"."user_type", 'joinedDate', to_char("found"."joined_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'plan', "card_plan", 'state', "card_state", 'paidUntil', "card_paid_until", 'isActive', "found"."is_active", 'hasHours', "has_hours", 'openedBy', "found"."opened_by", 'numberChanged', "number_changed", 'openPage', "found"."has_open_page", 'unlocked', "users"."id" is not null) order by "asked_position"), '[]') from "found" left join "users" on "users"."id" = case when ("is_known" or exists (select "contact_id" from "shown" where "shown"."contact_id" = "found"."user_id")) then "found"."user_id" end), 'notFound', (select count(*)::int from "asked") - (select count(*)::int from "found")) from "viewer";
END $$;
