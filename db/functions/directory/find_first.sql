-- The first listings, at most twenty, of an attempt that only asks for words or terms in a place: those in names and lists before
-- those in texts, the nearest first. For what stands beside a page: nothing is counted.
CREATE OR REPLACE FUNCTION find_first(asked jsonb, near_city smallint, near_region smallint, skipped integer[], is_open boolean,
    hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  in_city smallint := place_code(asked ->> 'region', asked ->> 'city');
  in_region smallint := (SELECT code / 100 FROM search_places WHERE region_slug = asked ->> 'region' LIMIT 1);
  one_of integer[] := CASE WHEN asked ? 'terms' THEN existing_terms(asked -> 'terms', is_open) END;
  bands smallint[] := CASE WHEN asked ? 'words' THEN '{1,2}' ELSE '{2}' END;
  words record;
  posted integer[];
  in_band smallint;
  keys integer[];
BEGIN
  words := resolve_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'words')), NULL, is_open, hidden);
  IF NOT words.is_whole THEN
    RETURN '{}';
  END IF;
  IF cardinality(words.ids) + (asked ? 'terms')::integer = 1 THEN
    posted := posting_terms(coalesce(one_of, words.ids), is_open);
    FOREACH in_band IN ARRAY bands LOOP
      keys := walk_postings(posted, in_band, coalesce(in_city, CASE WHEN in_region IS NULL THEN near_city END), in_region,
        NULL, NULL, skipped, 20);
      IF cardinality(keys) = 0 AND in_region IS NULL THEN
        keys := walk_postings(posted, in_band, NULL, NULL, NULL, NULL, skipped, 20);
      END IF;
      IF cardinality(keys) > 0 OR NOT asked ? 'words' THEN
        RETURN keys;
      END IF;
    END LOOP;
  END IF;
  RETURN first_carrying(words.ids || place_filter_terms(asked), one_of, near_city, near_region, skipped);
END $$;
