-- Indexes a buyer, who is found by town and type alone: no word, no trade, no quartier, and in no list but that of
-- buyers.
CREATE OR REPLACE FUNCTION write_buyer_entry(listing listings)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM remove_search_entry(listing.search_key);
  INSERT INTO search_entries (search_key, city, position, name_position, name_terms, listed_terms, terms)
    VALUES (listing.search_key, coalesce(place_code(listing.region_slug, listing.city_slug), 0),
      search_position(listing.plan_weight, listing.is_active, listing.joined_at), listing.name_position, '{}', '{}',
      term_ids('region', ARRAY[listing.region_slug]) || term_ids('type', '{buyer}')
        || term_ids('city', ARRAY[city_term(listing.region_slug, listing.city_slug)]));
END $$;
