-- Writes a listing into the index, or writes its entry again.
CREATE OR REPLACE FUNCTION write_search_entry(listing listings)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF listing.user_type = 'buyer' THEN
    PERFORM write_buyer_entry(listing);
  ELSE
    PERFORM write_seller_entry(listing);
  END IF;
END $$;
