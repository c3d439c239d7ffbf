-- Ways to somebody in their description and keywords (a number, an e-mail address, a link, also spelled in words) are found by
-- patterns that the Worker has. It writes beside both what is left without them, which is what the search reads: by what is
-- masked nobody is found. Of rows from before, `npm run texts:mask` writes it.
ALTER TABLE "listings" ADD COLUMN "masked_description" text;
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "masked_keywords" text[];
--> statement-breakpoint
-- What search engines may list has so much to say beside the ways to its owner.
DROP INDEX "listings_sitemap_idx";
--> statement-breakpoint
CREATE INDEX "listings_sitemap_idx" ON "listings" USING btree ("search_key") WHERE "listings"."has_open_page" and char_length(coalesce("listings"."masked_description", "listings"."description")) >= 40;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_search_entry(listing listings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := listing.has_open_page;
  named integer[] := own_word_ids(listing.business_name, is_open);
  listed integer[] := own_word_ids(array_to_string(coalesce(listing.masked_keywords, listing.keywords), ' '), is_open);
  told integer[] := own_word_ids(concat_ws(' ', coalesce(listing.masked_description, listing.description),
      (SELECT string_agg(quartier, ' ') FROM found_locations(listing))), is_open)
    || own_word_ids(concat_ws(' ', (SELECT string_agg(landmark, ' ') FROM found_locations(listing))),
      is_open AND listing.landmark_on_page);
  placed integer[] := term_ids('region', ARRAY(SELECT DISTINCT region FROM found_locations(listing)))
    || term_ids('city', ARRAY(SELECT DISTINCT city_term(region, city) FROM found_locations(listing)))
    || own_term_ids('quartier', ARRAY(SELECT DISTINCT city || '/' || array_to_string(index_words(quartier), ' ')
      FROM found_locations(listing) WHERE quartier IS NOT NULL), is_open);
  traded integer[] := own_term_ids('all', '{all}', is_open) || own_term_ids('category', ARRAY[listing.category_slug], is_open)
    || own_term_ids('subcategory', ARRAY[listing.subcategory_slug], is_open) || own_term_ids('item', listing.item_slugs, is_open)
    || term_ids('type', ARRAY[listing.user_type]);
  main smallint := coalesce(place_code(listing.region_slug, listing.city_slug), 0);
  towns smallint[] := ARRAY(SELECT DISTINCT place_code(region, city) AS town FROM found_locations(listing));
  entry search_entries;
  former search_entries;
  posted integer[];
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
  posted := posted_once(named || listed);
  INSERT INTO search_postings (term, search_key, position, name_position, band, city, region)
    SELECT has, entry.search_key, entry.position, entry.name_position, in_band, place.city, place.region
    FROM (SELECT unnest(named), 1 UNION ALL SELECT unnest(listed), 2) AS own(has, in_band)
    CROSS JOIN listed_places(entry) AS place
    WHERE has = ANY (posted);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_indexed boolean := EXISTS (SELECT FROM search_entries WHERE search_key = OLD.search_key);
  is_visible boolean := TG_OP <> 'DELETE' AND NEW.visible_until > now();
BEGIN
  IF is_indexed AND is_visible AND
    (NEW.business_name, coalesce(NEW.masked_keywords, NEW.keywords), coalesce(NEW.masked_description, NEW.description),
      NEW.landmark, NEW.landmark_on_page, NEW.other_locations, NEW.quartier, NEW.region_slug, NEW.city_slug,
      NEW.category_slug, NEW.subcategory_slug, NEW.item_slugs, NEW.user_type, NEW.plan_weight, NEW.is_active,
      NEW.joined_at, NEW.search_key, NEW.has_open_page)
    IS NOT DISTINCT FROM
    (OLD.business_name, coalesce(OLD.masked_keywords, OLD.keywords), coalesce(OLD.masked_description, OLD.description),
      OLD.landmark, OLD.landmark_on_page, OLD.other_locations, OLD.quartier, OLD.region_slug, OLD.city_slug,
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
