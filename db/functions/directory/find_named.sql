-- Whom a text names, before all else that is found: `called` and `named` are whole names, and the beginning of one; `inNames` words
-- of which a name has all. `refine` takes nobody away whose name has the words of `spare`: they are `spared`.
CREATE OR REPLACE FUNCTION find_named(asked jsonb, near_city smallint, near_region smallint, own integer, is_open boolean,
    hidden integer[], OUT named integer[], OUT spared integer[])
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  called integer[] := '{}';
  each record;
BEGIN
  named := '{}'; spared := '{}';
  -- A single word that stands in a name is found by it.
  IF plain_words(asked ->> 'named') LIKE '% %' THEN
    named := find_by_name_start(asked ->> 'named', place_filter_terms(asked -> 'within'),
      CASE WHEN asked -> 'within' ? 'terms' THEN existing_terms(asked #> '{within,terms}', is_open) END, near_city, near_region, is_open,
      hidden);
  END IF;
  IF asked ? 'called' THEN
    called := find_by_whole_name(ARRAY(SELECT jsonb_array_elements_text(asked -> 'called')), place_filter_terms(asked -> 'chosen'),
      CASE WHEN asked -> 'chosen' ? 'terms' THEN existing_terms(asked #> '{chosen,terms}', is_open) END,
      place_code(asked #>> '{within,region}', asked #>> '{within,city}'), near_city, near_region, is_open,
      hidden);
  END IF;
  FOR each IN SELECT value FROM jsonb_array_elements(asked -> 'inNames') LOOP
    EXIT WHEN cardinality(called) >= 3;
    called := called || find_by_words_in_name(each.value, place_filter_terms(each.value),
      CASE WHEN each.value ? 'terms' THEN existing_terms(each.value -> 'terms', is_open) END,
      existing_terms(asked -> 'likely', is_open), near_city, near_region, is_open, hidden || called);
  END LOOP;
  named := array_remove(called || ARRAY(
    SELECT key FROM unnest(named) WITH ORDINALITY AS begun(key, at)
    WHERE NOT EXISTS (SELECT FROM unnest(called) AS whole WHERE whole = key) ORDER BY at), own);
  IF asked ? 'refine' THEN
    spared := ARRAY(SELECT search_key FROM listings
      WHERE search_key = ANY (named) AND index_words(business_name) @> index_words(asked ->> 'spare'));
    named := refine_keys(named, asked -> 'refine', spared);
  END IF;
END $$;
