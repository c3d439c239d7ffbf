-- Listings whose names have all of the asked words: `words` as they are; else those of `near` also a slip away, but not as
-- one of `notAs`; else all but one of `near`. With all terms of `every` and one of `one_of`. Those with the most words as
-- typed come first, then those of `likely` trades, the shortest names and the nearest. Three at most: a name is no way to
-- fill a page.
CREATE OR REPLACE FUNCTION find_by_words_in_name(asked jsonb, every integer[], one_of integer[], likely integer[],
    near_city smallint, near_region smallint, is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
DECLARE
  own_kind constant text := open_kind('word', is_open);
  words constant text[] := ARRAY(SELECT jsonb_array_elements_text(asked -> 'words'));
  near constant text[] := ARRAY(SELECT jsonb_object_keys(asked -> 'near'));
  exact constant text[] := ARRAY(SELECT name FROM search_terms WHERE kind = own_kind AND name = ANY (words)
    AND is_term_in_use(id, hidden));
  typed constant integer[] := existing_term_ids(own_kind, exact);
  alike text;
  keys integer[];
BEGIN
  FOR slips IN 0..2 LOOP
    CONTINUE WHEN slips = 0 AND cardinality(exact) < cardinality(words)
      OR slips = 2 AND (cardinality(exact) <> cardinality(words) - 1 OR NOT exact && near OR NOT (exact || near) @> words);
    EXIT WHEN slips > 0 AND near = '{}';
    SELECT string_agg(format(' AND terms && %1$L::integer[] AND name_terms && %1$L::integer[]', ids), '') INTO alike FROM (
      SELECT existing_term_ids(own_kind, ARRAY[word]) || CASE WHEN slips = 1 AND word = ANY (near) THEN ARRAY(
        SELECT id FROM unnest(ARRAY[word, nullif(asked -> 'near' ->> word, word)]) AS form, words_near(form, own_kind) WHERE NOT coalesce(asked -> 'notAs' ? name, false)) ELSE '{}' END AS ids
      FROM unnest(CASE slips WHEN 2 THEN exact ELSE words END) AS word) AS each;
    EXECUTE 'SELECT array_agg(search_key ORDER BY cardinality(ARRAY(SELECT unnest(name_terms) INTERSECT SELECT unnest($1))) DESC,
        NOT terms && $2, cardinality(name_terms), CASE WHEN city = $3 OR $3 = ANY (other_places) THEN 0
          WHEN city / 100 = $4 OR $4 = ANY (other_places) THEN 1 ELSE 2 END, position, search_key DESC)
      FROM (SELECT * FROM search_entries WHERE terms @> $5 AND search_key <> ALL ($6) AND ($7 IS NULL OR terms && $7)'
        || alike || ' LIMIT 100) AS named'
      INTO keys USING typed, likely, near_city, near_region, every, hidden, one_of;
    EXIT WHEN keys IS NOT NULL;
  END LOOP;
  RETURN coalesce(keys[:3], '{}');
END $$;
