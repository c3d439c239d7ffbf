-- What the index says of a listing. A business has its words, places and trades, and with an open page the terms of open
-- pages, too. A buyer is found by town and type alone: no word, no trade, no quartier, and in no list but that of buyers.
CREATE OR REPLACE FUNCTION search_entry_of(listing listings)
  RETURNS search_entries LANGUAGE plpgsql
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
BEGIN
  IF listing.user_type = 'buyer' THEN
    placed := ensure_term_ids('region', ARRAY[listing.region_slug]) || ensure_term_ids('type', '{buyer}')
      || ensure_term_ids('city', ARRAY[city_term(listing.region_slug, listing.city_slug)]);
  ELSE
    named := listing_term_ids('word', name_words(listing.business_name), is_open);
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
  entry.search_key := listing.search_key;
  entry.city := main;
  entry.other_places := ARRAY(SELECT DISTINCT place FROM unnest(towns) AS town, unnest(ARRAY[town, town / 100]) AS place
    WHERE place NOT IN (main, main / 100) ORDER BY place);
  entry.position := search_position(listing.seldom_answers, listing.plan_weight, listing.is_active,
    listing.joined_at);
  entry.name_position := listing.name_position;
  entry.name_terms := named;
  entry.listed_terms := listed;
  entry.terms := ARRAY(SELECT unnest(named || listed || placed) UNION SELECT unnest(told));
  RETURN entry;
END $$;
