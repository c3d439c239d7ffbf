-- The bits of both names that a listing may be known by, with and without the numbers in them; none for the name of a
-- buyer.
CREATE OR REPLACE FUNCTION marks_of_listing(listing_id uuid, OUT name_marks bigint, OUT entry_marks bigint)
  LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN user_type = 'buyer' THEN 0 ELSE (SELECT coalesce(bit_or(word_marks(word)), 0)
        FROM unnest(ARRAY[business_name, shown_name]) AS name,
          regexp_split_to_table(plain_words(name) || ' ' || plain_words(without_numbers(name)), ' +') AS word) END,
      slug_marks(ARRAY[category_slug, subcategory_slug, city_slug])
    FROM listings WHERE user_id = listing_id;
$$;
