-- Writes a listing into the index. A business has its words, places and trades, and with an open page the terms of open
-- pages, too. A buyer is found by town and type alone: no word, no trade, no quartier, and in no list but that of buyers.
-- An entry that exists is rewritten in place, so that only the difference is counted.
--
-- Names and lists have postings, each name once and none for a type, which no list is of. A term that stands on an open
-- page has postings of the open kind alone, which members read as well; the member kind has only what visitors must not
-- find it by.
CREATE OR REPLACE FUNCTION write_search_entry(listing listings)
  RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  is_open boolean := listing.has_open_page;
  main smallint := coalesce(place_code(listing.region_slug, listing.city_slug), 0);
  towns smallint[] := '{}';
  named integer[] := '{}';
  listed integer[] := '{}';
  told integer[] := '{}';
  placed integer[];
  entry search_entries;
  former search_entries;
  posted integer[];
BEGIN
  IF listing.user_type = 'buyer' THEN
    placed := ensure_term_ids('region', ARRAY[listing.region_slug]) || ensure_term_ids('type', '{buyer}')
      || ensure_term_ids('city', ARRAY[city_term(listing.region_slug, listing.city_slug)]);
  ELSE
    named := listing_term_ids('word', index_words(listing.business_name), is_open);
    listed := ARRAY(
        SELECT unnest(listing_term_ids('word',
          index_words(array_to_string(coalesce(listing.public_keywords, listing.keywords), ' ')), is_open))
        EXCEPT SELECT unnest(named))
      || listing_term_ids('all', '{all}', is_open) || listing_term_ids('category', ARRAY[listing.category_slug], is_open)
      || listing_term_ids('subcategory', ARRAY[listing.subcategory_slug], is_open)
      || listing_term_ids('item', listing.item_slugs, is_open) || ensure_term_ids('type', ARRAY[listing.user_type]);
    told := listing_term_ids('word', index_words(concat_ws(' ', coalesce(listing.public_description, listing.description),
        (SELECT string_agg(quartier, ' ') FROM searchable_addresses(listing)))), is_open)
      || listing_term_ids('word', index_words((SELECT string_agg(landmark, ' ') FROM searchable_addresses(listing))),
        is_open AND listing.landmark_on_page);
    placed := ensure_term_ids('region', ARRAY(SELECT DISTINCT region FROM searchable_addresses(listing)))
      || ensure_term_ids('city', ARRAY(SELECT DISTINCT city_term(region, city) FROM searchable_addresses(listing)))
      || listing_term_ids('quartier', ARRAY(SELECT DISTINCT city || '/' || array_to_string(index_words(quartier), ' ')
        FROM searchable_addresses(listing) WHERE quartier IS NOT NULL), is_open);
    towns := ARRAY(SELECT DISTINCT place_code(region, city) FROM searchable_addresses(listing));
  END IF;
  SELECT * INTO former FROM search_entries WHERE search_key = listing.search_key;
  IF FOUND THEN
    PERFORM remove_search_postings(former);
  END IF;
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
  posted := ARRAY(
    SELECT id FROM search_terms AS own WHERE id = ANY (named || listed) AND kind <> 'type' AND NOT EXISTS (
      SELECT FROM search_terms AS opened
      WHERE opened.kind = open_kind(own.kind, true) AND opened.name = own.name AND opened.id = ANY (named || listed)));
  INSERT INTO search_postings (term, search_key, position, name_position, band, city, region)
    SELECT has, entry.search_key, entry.position, entry.name_position, in_band, place.city, place.region
    FROM (SELECT unnest(named), 1 UNION ALL SELECT unnest(listed), 2) AS own(has, in_band)
    CROSS JOIN listed_places(entry) AS place
    WHERE has = ANY (posted);
END $$;
