-- Writes again what listings are found by, after a change of how words are folded.
CREATE OR REPLACE FUNCTION rewrite_words()
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET business_name = business_name
    WHERE user_type <> 'buyer' AND name_folded <> plain_words(business_name);
  PERFORM write_search_entry(listings) FROM listings
    WHERE visible_until > now() AND entry_difference(search_key, listings) IS NOT NULL ORDER BY search_key;
END $$;
