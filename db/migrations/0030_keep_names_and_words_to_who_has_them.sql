-- The word of a name, a trade or a keyword that somebody may have meant by one that nobody wrote. Only what stands in a
-- list now, and no figures: an answer must not tell what somebody who left had written, nor a number.
CREATE OR REPLACE FUNCTION repair_word(word text) RETURNS text LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET pg_trgm.similarity_threshold = 0.4 SET enable_seqscan = off SET jit = off AS $$
DECLARE
  repaired text;
BEGIN
  IF length(word) >= 4 THEN
    SELECT name INTO repaired FROM search_terms
      WHERE kind = 'word' AND name % word AND levenshtein_less_equal(name, word, 2) <= CASE WHEN length(word) > 6 THEN 2 ELSE 1 END
        AND name ~ '^[a-z]+$' AND EXISTS (SELECT FROM search_postings WHERE term = id)
      ORDER BY similarity(name, word) DESC, name LIMIT 1;
  END IF;
  RETURN repaired;
END $$;
--> statement-breakpoint
-- What the words of all attempts may have been meant as, that nobody wrote: looked for once, and for the longest three.
CREATE FUNCTION repairs_of(attempts jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN coalesce((
    SELECT jsonb_object_agg(word, repair_word(base_form(word))) FROM (
      SELECT DISTINCT word, length(word) FROM jsonb_array_elements(attempts) AS attempt, jsonb_array_elements_text(
        coalesce(attempt -> 'words', '[]') || coalesce(attempt -> 'first', '[]') || coalesce(attempt -> 'names', '[]')) AS word
      WHERE NOT EXISTS (SELECT FROM search_terms WHERE kind = 'word' AND name = base_form(word))
      ORDER BY length(word) DESC, word LIMIT 3) AS unknown), '{}');
END $$;
--> statement-breakpoint
-- The numbers of the words of a text: words that nobody wrote are read as `repairs` says, or left out where it has none.
CREATE FUNCTION read_words(words text[], repairs jsonb, OUT ids integer[], OUT known text[], OUT corrected jsonb,
    OUT is_whole boolean)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  each text;
  id integer;
BEGIN
  ids := '{}'; known := '{}'; corrected := '[]'; is_whole := true;
  FOREACH each IN ARRAY coalesce(words, '{}') LOOP
    SELECT search_terms.id INTO id FROM search_terms WHERE kind = 'word' AND name = base_form(each);
    IF id IS NULL AND repairs ->> each IS NOT NULL THEN
      SELECT search_terms.id INTO id FROM search_terms WHERE kind = 'word' AND name = repairs ->> each;
      corrected := corrected || jsonb_build_object('from', each, 'to', repairs ->> each);
    END IF;
    IF id IS NULL THEN
      is_whole := false;
    ELSIF id <> ALL (ids) THEN
      ids := ids || id;
      known := known || each;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- One way to understand a search, tried. What nobody has is left out and named in `dropped`: words, and the quartier.
-- `asked`: `terms` ([kind, name] pairs, one of them), `words` (all of them),
-- `first` (words that put a listing first), `quartier` (puts first as well), `names` (words of which a name that is found
-- has all), `type`, `region`, `city`.
CREATE OR REPLACE FUNCTION try_search(asked jsonb, near_city smallint, near_region smallint, sort text, skipped integer[],
    wanted integer, OUT total integer, OUT keys integer[], OUT dropped text[], OUT corrected jsonb)
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
  begun integer[];
BEGIN
  total := 0; keys := '{}'; dropped := '{}'; corrected := '[]';
  placed := known_places(asked);
  IF asked ? 'region' THEN
    SELECT code / 100 INTO in_region FROM search_places WHERE region_slug = asked ->> 'region' LIMIT 1;
    in_region := coalesce(in_region, -1);
  END IF;
  IF asked ? 'city' THEN
    in_city := coalesce(place_code(asked ->> 'region', asked ->> 'city'), -1);
  END IF;
  IF asked ? 'quartier' THEN
    quarter := known_term_ids('quartier', ARRAY[(asked ->> 'city') || '/' || array_to_string(index_words(asked ->> 'quartier'), ' ')]);
  END IF;
  IF asked ? 'terms' THEN
    asked_terms := known_terms(asked -> 'terms');
    IF cardinality(asked_terms) = 0 THEN
      RETURN;
    END IF;
  END IF;
  begun := begun_words(asked);
  IF cardinality(begun) > 0 THEN
    main := list_postings(begun, in_city, in_region, near_city, near_region, sort, skipped, wanted, '{1,2}');
    total := main.total; keys := main.keys;
    IF total > 0 THEN
      RETURN;
    END IF;
  END IF;
  words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'words')), asked -> 'repairs');
  ids := words.ids; known := words.known; corrected := words.corrected;
  IF asked ? 'words' AND cardinality(ids) = 0 OR asked ? 'exact' AND NOT words.is_whole THEN
    RETURN;
  END IF;
  first_words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'first')), asked -> 'repairs');
  keys := '{}';
  IF asked ? 'first' OR asked ? 'quartier' THEN
    first := match_terms(placed || ids || first_words.ids || quarter,
      first_words.ids, asked_terms, near_city, near_region, sort, 301);
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
        first := match_terms(placed || ids || quarter, '{}', asked_terms, near_city, near_region, sort, 301);
        keys := first.keys;
      END IF;
    END IF;
    IF cardinality(keys) = 0 AND asked ? 'quartier' THEN
      dropped := dropped || (asked ->> 'quartier');
    END IF;
  END IF;
  IF asked ? 'names' THEN
    main := match_terms(placed || ids, (read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'names')), asked -> 'repairs')).ids,
      asked_terms, near_city, near_region, sort, 301);
    IF main.is_name IS NOT TRUE THEN
      RETURN;
    END IF;
  ELSIF cardinality(ids) = 0 AND NOT asked ? 'type' THEN
    main := list_postings(coalesce(asked_terms, known_term_ids('all', '{all}')), in_city, in_region, near_city, near_region,
      sort, skipped || keys, wanted, '{2}');
  ELSIF cardinality(ids) = 1 AND asked_terms IS NULL AND NOT asked ? 'type' AND count_postings(ids, in_city, in_region) > 1000 THEN
    main := list_postings(ids, in_city, in_region, near_city, near_region, sort, skipped || keys, wanted, '{1,2}');
  ELSE
    main := match_terms(placed || ids, ids, asked_terms, near_city, near_region, sort, 1001);
    WHILE main.total = 0 AND cardinality(ids) > 1 AND NOT asked ? 'exact' LOOP
      SELECT at INTO commonest FROM unnest(ids) WITH ORDINALITY AS each(id, at)
        ORDER BY count_postings(ARRAY[id], NULL, NULL) DESC, at DESC LIMIT 1;
      dropped := dropped || known[commonest];
      ids := ids[:commonest - 1] || ids[commonest + 1:];
      known := known[:commonest - 1] || known[commonest + 1:];
      main := match_terms(placed || ids, ids, asked_terms, near_city, near_region, sort, 1001);
    END LOOP;
  END IF;
  total := main.total;
  IF main.total <= 1000 THEN
    total := cardinality(ARRAY(SELECT unnest(main.keys) EXCEPT SELECT unnest(skipped)));
  END IF;
  keys := keys || main.keys;
END $$;
--> statement-breakpoint
-- Those that have one of the names, as `plain_words` writes it, all of `every` and one of `one_of`: first those of the
-- town that was asked for, then the nearest. Three at most: a name is no way to fill a page.
CREATE OR REPLACE FUNCTION find_called(names text[], every integer[], one_of integer[], asked_city smallint, near_city smallint,
    near_region smallint)
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT key
    FROM (
      SELECT entry.search_key AS key, city, position
      FROM unnest(names) AS name JOIN listings ON name_folded = name JOIN search_entries AS entry USING (search_key)
      WHERE terms @> every AND (one_of IS NULL OR terms && one_of) LIMIT 50) AS called
    ORDER BY city IS DISTINCT FROM asked_city,
      CASE WHEN city = near_city THEN 0 WHEN city / 100 = near_region THEN 1 ELSE 2 END, position, key DESC
    LIMIT 3);
END $$;
--> statement-breakpoint
-- The search keys of one page, by the first of the attempts that finds any. `called` and `named`: whole names and the
-- beginning of one, to look for before all.
CREATE OR REPLACE FUNCTION find_listings(asked jsonb, viewer uuid, OUT attempt integer, OUT total integer, OUT page text,
    OUT dropped text[], OUT corrected jsonb)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  page_limit integer := (asked ->> 'limit')::integer;
  page_offset integer := (asked ->> 'offset')::integer;
  near_city smallint;
  near_region smallint;
  own integer;
  named integer[] := '{}';
  called integer[] := '{}';
  tried record;
  keys integer[];
  each record;
  -- Who joined in between may have moved the contact by a page.
  wanted integer := page_offset + page_limit * CASE WHEN asked ? 'after' THEN 2 ELSE 1 END;
  before integer := page_offset;
  repairs jsonb := repairs_of(asked -> 'attempts');
BEGIN
  keys := '{}';
  SELECT place_code(region_slug, city_slug), search_key INTO near_city, own FROM listings WHERE user_id = viewer;
  near_region := near_city / 100;
  attempt := 0; total := 0; dropped := '{}'; corrected := '[]';
  -- A single word that stands in a name is found by it.
  IF plain_words(asked ->> 'named') LIKE '% %' THEN
    named := find_named(asked ->> 'named', known_places(asked -> 'within'),
      CASE WHEN asked -> 'within' ? 'terms' THEN known_terms(asked #> '{within,terms}') END, near_city, near_region);
  END IF;
  IF asked ? 'called' THEN
    called := find_called(ARRAY(SELECT jsonb_array_elements_text(asked -> 'called')), known_places(asked -> 'chosen'),
      CASE WHEN asked -> 'chosen' ? 'terms' THEN known_terms(asked #> '{chosen,terms}') END,
      place_code(asked #>> '{within,region}', asked #>> '{within,city}'), near_city, near_region);
  END IF;
  named := array_remove(called || ARRAY(
    SELECT key FROM unnest(named) WITH ORDINALITY AS begun(key, at)
    WHERE NOT EXISTS (SELECT FROM unnest(called) AS whole WHERE whole = key) ORDER BY at), own);
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    tried := try_search(each.value || jsonb_build_object('repairs', repairs), near_city, near_region, asked ->> 'sort', ARRAY[own] || named, wanted);
    attempt := each.at; total := tried.total; keys := tried.keys; dropped := tried.dropped; corrected := tried.corrected;
    EXIT WHEN total > 0 OR cardinality(named) > 0;
  END LOOP;
  -- Names come first in a list that is ordered by what fits best; by age and by name they take their place.
  keys := ARRAY(
    SELECT key FROM (SELECT key, min(at) AS at FROM unnest(named || keys) WITH ORDINALITY AS all_found(key, at)
      WHERE key IS DISTINCT FROM own GROUP BY key) AS once
    ORDER BY CASE WHEN asked ->> 'sort' = 'newest' THEN -key END,
      CASE WHEN asked ->> 'sort' = 'name' AND cardinality(named) > 0 THEN
        (SELECT name_position FROM search_entries WHERE search_key = key) END,
      at);
  IF total <= 1000 THEN
    total := least(cardinality(keys), 1001);
  END IF;
  IF asked ? 'after' THEN
    before := coalesce(
      array_position(keys, (SELECT search_key FROM listings WHERE user_id = (asked ->> 'after')::uuid)),
      greatest(page_offset - 1, 0));
  END IF;
  page := array_to_string(keys[before + 1:before + page_limit], ',');
END $$;
--> statement-breakpoint
DROP FUNCTION read_words(text[]);
--> statement-breakpoint
-- A search whose words said nothing, and what was opened by the same person after it, teach the trade of what was opened.
-- A word that three people taught, two thirds at least of all people who taught it anything, is learned; its lessons go then.
CREATE OR REPLACE FUNCTION learn_words(until timestamptz) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  today date := (until AT TIME ZONE 'Africa/Douala')::date;
BEGIN
  INSERT INTO word_lessons (word_hash, trade, person, device, network, taught_on)
    SELECT hash, subcategory_slug, search.person, search.device, search.network, opened.day
    FROM events AS opened
    JOIN listings ON user_id = opened.contact_id AND user_type <> 'buyer'
    CROSS JOIN LATERAL (SELECT * FROM events WHERE person = opened.person AND action = 'search_performed'
      AND day BETWEEN opened.day - 1 AND opened.day
      AND happened_at BETWEEN opened.happened_at - interval '30 minutes' AND opened.happened_at
      ORDER BY happened_at DESC LIMIT 1) AS search
    CROSS JOIN unnest(search.word_hashes) AS hash
    WHERE opened.contact_id IS NOT NULL AND opened.day BETWEEN today - 1 AND today
      AND opened.happened_at BETWEEN until - interval '3 hours' AND until
      AND search.device IS NOT NULL AND search.network IS NOT NULL
      AND NOT EXISTS (SELECT FROM learned_words WHERE word_hash = hash)
    ORDER BY opened.happened_at
    ON CONFLICT DO NOTHING;
  INSERT INTO learned_words (word_hash, trade, learned_at)
    SELECT word_hash, trade, until FROM word_lessons AS lesson GROUP BY word_hash, trade
    HAVING count(*) >= 3 AND 3 * count(*) >= 2 * (SELECT count(DISTINCT person) FROM word_lessons AS any_trade
      WHERE any_trade.word_hash = lesson.word_hash)
    ON CONFLICT DO NOTHING;
  DELETE FROM word_lessons USING learned_words WHERE learned_words.word_hash = word_lessons.word_hash;
  DELETE FROM word_lessons WHERE taught_on < today - 90;
END $$;
--> statement-breakpoint
-- A word that somebody is called by, or has among their keywords, is theirs, whenever it came there.
CREATE OR REPLACE FUNCTION learned_trades(words text[]) RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT coalesce(jsonb_agg(jsonb_build_object('word', word, 'trade', trade) ORDER BY word), '[]')
    FROM learned_words WHERE word = ANY (words) AND undone_at IS NULL
      AND NOT EXISTS (SELECT FROM search_terms JOIN search_postings ON term = id WHERE kind = 'word' AND name = base_form(word)));
