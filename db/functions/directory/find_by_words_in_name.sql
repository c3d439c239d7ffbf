-- Listings whose names have all of the asked words: `words` as they are; else those of `near` also a slip away, but not as
-- one of `notAs`; else all but one of `near`. With all terms of `every` and one of `one_of`. Three at most: a name is no
-- way to fill a page.
CREATE OR REPLACE FUNCTION find_by_words_in_name(asked jsonb, every integer[], one_of integer[], likely integer[],
    near_city smallint, near_region smallint, is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  own_kind constant text := open_kind('word', is_open);
  words constant text[] := ARRAY(SELECT jsonb_array_elements_text(asked -> 'words'));
  near constant text[] := ARRAY(SELECT jsonb_object_keys(asked -> 'near'));
  exact constant text[] := ARRAY(SELECT name FROM search_terms WHERE kind = own_kind AND name = ANY (words)
    AND is_term_in_use(id, hidden));
  forms text[];
  keys integer[] := '{}';
BEGIN
  FOR slips IN 0..2 LOOP
    CONTINUE WHEN slips = 0 AND cardinality(exact) < cardinality(words)
      OR slips = 2 AND (cardinality(exact) <> cardinality(words) - 1 OR NOT exact && near OR NOT (exact || near) @> words);
    EXIT WHEN slips > 0 AND near = '{}';
    SELECT array_agg((existing_term_ids(own_kind, ARRAY[word]) || CASE WHEN slips = 1 AND word = ANY (near) THEN ARRAY(
        SELECT id FROM unnest(ARRAY[word, nullif(asked -> 'near' ->> word, word)]) AS form, words_near(form, own_kind)
        WHERE NOT coalesce(asked -> 'notAs' ? name, false)) ELSE '{}' END)::text)
      INTO forms FROM unnest(CASE slips WHEN 2 THEN exact ELSE words END) AS word;
    keys := find_by_forms_in_name(forms, existing_term_ids(own_kind, exact), every, one_of, likely, near_city, near_region, is_open, hidden);
    EXIT WHEN keys <> '{}';
  END LOOP;
  RETURN keys[:3];
END $$;
