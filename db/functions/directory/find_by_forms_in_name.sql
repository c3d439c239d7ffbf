-- Listings whose names have one of the terms of each word (`forms`, arrays as text), with all terms of `every` and one of
-- `one_of`. Those with the most terms as `typed` come first, then those of `likely` trades, the shortest names and the
-- nearest. Few are looked at: a single word is read from the postings of names, and the index looks for four.
CREATE OR REPLACE FUNCTION find_by_forms_in_name(forms text[], typed integer[], every integer[], one_of integer[], likely integer[],
    near_city smallint, near_region smallint, is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_indexscan = off SET jit = off AS $$
DECLARE
  words constant integer := cardinality(forms);
  one constant integer[] := forms[1];
  -- Where there are fewer, the first are looked for again, which costs nothing.
  two constant integer[] := forms[1 + 1 % words];
  three constant integer[] := forms[1 + 2 % words];
  four constant integer[] := forms[1 + 3 % words];
  posted integer[];
BEGIN
  IF words = 1 AND every = '{}' THEN
    posted := walk_postings(posting_terms(one, is_open), 1::smallint, near_city, NULL, NULL, NULL, hidden, 25)
      || walk_postings(posting_terms(one, is_open), 1::smallint, NULL, NULL, NULL, NULL, hidden, 25);
  END IF;
  RETURN ARRAY(
    SELECT search_key FROM (
      (SELECT * FROM search_entries
        WHERE posted IS NULL AND terms && one AND terms && two AND terms && three AND terms && four AND terms @> every
        LIMIT 300)
      UNION ALL SELECT * FROM search_entries WHERE search_key = ANY (posted)) AS carrying
    WHERE search_key <> ALL (hidden) AND (one_of IS NULL OR terms && one_of)
      AND NOT EXISTS (SELECT FROM unnest(forms) AS form WHERE NOT name_terms && form::integer[])
    ORDER BY cardinality(ARRAY(SELECT unnest(name_terms) INTERSECT SELECT unnest(typed))) DESC, NOT terms && likely,
      cardinality(name_terms), CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
        WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, search_key DESC);
END $$;
