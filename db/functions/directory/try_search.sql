-- One way to read a search, tried. What no listing has is left out and named in `dropped`: words, and the quartier.
-- `asked`: `terms` ([kind, name] pairs, one of them), `words` (all of them), `first` (words that put a listing
-- first), `quartier` (puts first as well), `names` (words of which a name that is found has all), `type`, `region`,
-- `city`.
CREATE OR REPLACE FUNCTION try_search(asked jsonb, near_city smallint, near_region smallint, sort text, skipped integer[],
    wanted integer, is_open boolean, hidden integer[], OUT total integer, OUT keys integer[], OUT dropped text[], OUT corrected jsonb)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  in_city smallint;
  in_region smallint;
  asked_terms integer[];
  placed integer[] := '{}';
  words record;
  ids integer[];
  known text[];
  first_words record;
  first record;
  main record;
  commonest integer;
  quarter integer[] := '{}';
  around integer[];
  begun integer[];
BEGIN
  total := 0; keys := '{}'; dropped := '{}'; corrected := '[]';
  placed := place_filter_terms(asked);
  IF is_open AND asked ? 'type' THEN
    placed := placed || existing_term_ids('open-all', '{all}');
  END IF;
  IF asked ? 'region' THEN
    SELECT code / 100 INTO in_region FROM search_places WHERE region_slug = asked ->> 'region' LIMIT 1;
    in_region := coalesce(in_region, -1);
  END IF;
  IF asked ? 'city' THEN
    in_city := coalesce(place_code(asked ->> 'region', asked ->> 'city'), -1);
  END IF;
  IF asked ? 'quartier' THEN
    quarter := existing_term_ids(open_kind('quartier', is_open),
      ARRAY[(asked ->> 'city') || '/' || array_to_string(index_words(asked ->> 'quartier'), ' ')]);
  END IF;
  -- A quartier says in which town it is, so that the long list of the town is not read beside its short one.
  around := CASE WHEN cardinality(quarter) > 0 THEN place_filter_terms(asked - '{region,city}'::text[]) ELSE placed END;
  IF asked ? 'terms' THEN
    asked_terms := existing_terms(asked -> 'terms', is_open);
    IF cardinality(asked_terms) = 0 THEN
      RETURN;
    END IF;
  ELSIF asked ? 'buyers' THEN
    -- Of many, buyers first: who sells as well is in other lists, too.
    asked_terms := existing_term_ids('type', '{buyer}') || existing_term_ids('type', '{both}');
    placed := place_filter_terms(asked - 'type');
  END IF;
  begun := complete_word(asked, is_open, hidden);
  IF cardinality(begun) > 0 THEN
    main := list_postings(posting_terms(begun, is_open), in_city, in_region, near_city, near_region, sort, skipped, wanted, '{1,2}');
    total := main.total; keys := main.keys;
    IF total <= 1000 AND hidden && keys THEN
      keys := ARRAY(SELECT key FROM unnest(keys) WITH ORDINALITY AS begun_so(key, at) WHERE key <> ALL (hidden) ORDER BY at);
      total := cardinality(keys);
    END IF;
    IF total > 0 THEN
      RETURN;
    END IF;
  END IF;
  words := resolve_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'words')), asked -> 'repairs', is_open, hidden);
  ids := words.ids; known := words.known; corrected := words.corrected;
  IF asked ? 'words' AND cardinality(ids) = 0 OR asked ? 'exact' AND NOT words.is_whole THEN
    RETURN;
  END IF;
  first_words := resolve_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'first')), asked -> 'repairs', is_open, hidden);
  keys := '{}';
  IF asked ? 'first' OR asked ? 'quartier' THEN
    first := match_terms(around || ids || first_words.ids || quarter,
      first_words.ids, asked_terms, near_city, near_region, sort, 301, hidden);
    IF first_words.is_whole AND cardinality(first_words.ids || quarter) > 0 THEN
      keys := first.keys;
    END IF;
    IF cardinality(first_words.ids) > 0 AND first.is_name AND first_words.is_whole THEN
      total := first.total;
      RETURN;
    END IF;
    IF cardinality(keys) = 0 AND asked ? 'first' THEN
      dropped := ARRAY(SELECT jsonb_array_elements_text(asked -> 'first'));
      IF cardinality(quarter) > 0 THEN
        first := match_terms(around || ids || quarter, '{}', asked_terms, near_city, near_region, sort, 301, hidden);
        keys := first.keys;
      END IF;
    END IF;
    IF cardinality(keys) = 0 AND asked ? 'quartier' THEN
      dropped := dropped || (asked ->> 'quartier');
    END IF;
  END IF;
  IF asked ? 'names' THEN
    main := match_terms(placed || ids, (resolve_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'names')), asked -> 'repairs', is_open, hidden)).ids,
      asked_terms, near_city, near_region, sort, 301, hidden);
    IF main.is_name IS NOT TRUE THEN
      RETURN;
    END IF;
  ELSIF cardinality(ids) = 0 AND NOT asked ? 'type' THEN
    main := list_postings(posting_terms(coalesce(asked_terms, existing_term_ids(open_kind('all', is_open), '{all}')), is_open),
      in_city, in_region, near_city, near_region, sort, skipped || keys, wanted, '{2}');
  ELSIF cardinality(ids) = 1 AND asked_terms IS NULL AND NOT asked ? 'type'
      AND count_postings(posting_terms(ids, is_open), in_city, in_region) > 300 THEN
    main := list_postings(posting_terms(ids, is_open), in_city, in_region, near_city, near_region, sort, skipped || keys, wanted, '{1,2}');
  ELSE
    main := match_terms(placed || ids, ids, asked_terms, near_city, near_region, sort, 1001, hidden);
    WHILE main.total = 0 AND cardinality(ids) > 1 AND NOT asked ? 'exact' LOOP
      SELECT at INTO commonest FROM unnest(ids) WITH ORDINALITY AS each(id, at)
        ORDER BY count_postings(posting_terms(ARRAY[id], is_open), NULL, NULL) DESC, at DESC LIMIT 1;
      dropped := dropped || known[commonest];
      ids := ids[:commonest - 1] || ids[commonest + 1:];
      known := known[:commonest - 1] || known[commonest + 1:];
      main := match_terms(placed || ids, ids, asked_terms, near_city, near_region, sort, 1001, hidden);
    END LOOP;
  END IF;
  total := main.total;
  IF main.total <= 1000 THEN
    total := cardinality(ARRAY(SELECT unnest(main.keys) EXCEPT SELECT unnest(skipped)));
  END IF;
  keys := keys || main.keys;
END $$;
