-- Indexes a business. An entry that exists is rewritten in place, so that only the difference is counted. One with an
-- open page has the terms of open pages, too.
CREATE OR REPLACE FUNCTION write_seller_entry(listing listings)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := listing.has_open_page;
  named integer[] := own_term_ids('word', index_words(listing.business_name), is_open);
  listed integer[] := own_term_ids('word',
    index_words(array_to_string(coalesce(listing.public_keywords, listing.keywords), ' ')), is_open);
  told integer[] := own_term_ids('word', index_words(concat_ws(' ', coalesce(listing.public_description, listing.description),
      (SELECT string_agg(quartier, ' ') FROM found_locations(listing)))), is_open)
    || own_term_ids('word', index_words((SELECT string_agg(landmark, ' ') FROM found_locations(listing))),
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
