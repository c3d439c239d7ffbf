-- The parts of a search. All of them read indexes in their order, with the same plan for ten thousand listings and for a
-- million: nothing here is left to estimates. `asked_terms` are alternatives; `skipped` were found already.
CREATE FUNCTION walk_postings(asked_terms integer[], in_band smallint, in_city smallint, in_region smallint,
    not_city smallint, not_region smallint, skipped integer[], wanted integer) RETURNS integer[]
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  keys integer[];
BEGIN
  IF in_city IS NOT NULL THEN
    SELECT array_agg(search_key ORDER BY position, search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key, position FROM unnest(asked_terms) AS asked CROSS JOIN LATERAL (
        SELECT search_key, position FROM search_postings
        WHERE term = asked AND band = in_band AND city = in_city
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS walked
      ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS first;
  ELSIF in_region IS NOT NULL THEN
    SELECT array_agg(search_key ORDER BY position, search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key, position FROM unnest(asked_terms) AS asked CROSS JOIN LATERAL (
        SELECT search_key, position FROM search_postings
        WHERE term = asked AND band = in_band AND region = in_region AND city IS DISTINCT FROM not_city
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS walked
      ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS first;
  ELSE
    SELECT array_agg(search_key ORDER BY position, search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key, position
      FROM unnest(asked_terms) AS asked CROSS JOIN generate_series(0, 10) AS each_region CROSS JOIN LATERAL (
        SELECT search_key, position FROM search_postings
        WHERE term = asked AND band = in_band AND region = each_region AND each_region IS DISTINCT FROM not_region
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS walked
      ORDER BY position, search_key DESC NULLS LAST LIMIT wanted) AS first;
  END IF;
  RETURN coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- How many listings have one of the terms in their names or lists; 1 001 means more than are counted.
CREATE FUNCTION count_postings(asked_terms integer[], in_city smallint, in_region smallint) RETURNS integer
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  counted integer;
BEGIN
  IF in_city IS NOT NULL THEN
    SELECT count(*) INTO counted FROM (
      SELECT FROM unnest(asked_terms) AS asked CROSS JOIN unnest('{1,2}'::smallint[]) AS in_band CROSS JOIN LATERAL (
        SELECT FROM search_postings WHERE term = asked AND band = in_band AND city = in_city LIMIT 1001) AS each LIMIT 1001) AS found;
  ELSIF in_region IS NOT NULL THEN
    SELECT count(*) INTO counted FROM (
      SELECT FROM unnest(asked_terms) AS asked CROSS JOIN unnest('{1,2}'::smallint[]) AS in_band CROSS JOIN LATERAL (
        SELECT FROM search_postings WHERE term = asked AND band = in_band AND region = in_region LIMIT 1001) AS each LIMIT 1001) AS found;
  ELSE
    SELECT count(*) INTO counted FROM (
      SELECT FROM unnest(asked_terms) AS asked CROSS JOIN LATERAL (
        SELECT FROM search_postings WHERE term = asked LIMIT 1001) AS each LIMIT 1001) AS found;
  END IF;
  RETURN counted;
END $$;
--> statement-breakpoint
-- All listings with one of the terms in their names or lists, where they are at most a thousand.
CREATE FUNCTION sort_postings(asked_terms integer[], in_city smallint, in_region smallint, near_city smallint,
    near_region smallint, sort text) RETURNS integer[]
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  keys integer[];
BEGIN
  SELECT array_agg(search_key ORDER BY
      CASE WHEN sort = 'name' THEN name_position END, CASE WHEN sort = 'newest' THEN -search_key END,
      CASE WHEN sort = 'relevance' THEN band END, distance, position, search_key DESC)
    INTO keys FROM (
      SELECT search_key, name_position, position, min(band) AS band,
        CASE WHEN city = near_city THEN 0 WHEN city / 100 = near_region THEN 1 ELSE 2 END AS distance
      FROM unnest(asked_terms) AS asked CROSS JOIN unnest('{1,2}'::smallint[]) AS in_band CROSS JOIN LATERAL (
        SELECT search_key, name_position, position, band, city FROM search_postings
        WHERE term = asked AND band = in_band
          AND city BETWEEN coalesce(in_city, in_region * 100, 0) AND coalesce(in_city, in_region * 100 + 99, 32767)) AS each
      GROUP BY search_key, name_position, position, city) AS all_found;
  RETURN coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- The first ones by name or by age, where more than a thousand match.
CREATE FUNCTION order_postings(asked_terms integer[], in_city smallint, in_region smallint, sort text, skipped integer[],
    wanted integer) RETURNS integer[]
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  keys integer[];
BEGIN
  IF sort = 'name' THEN
    SELECT array_agg(search_key ORDER BY name_position, search_key) INTO keys FROM (
      SELECT DISTINCT search_key, name_position FROM unnest(asked_terms) AS asked CROSS JOIN LATERAL (
        SELECT search_key, name_position FROM search_postings
        WHERE term = asked AND (in_city IS NULL OR city = in_city) AND (in_region IS NULL OR city / 100 = in_region)
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY name_position, search_key LIMIT wanted) AS walked
      ORDER BY name_position, search_key LIMIT wanted) AS first;
  ELSE
    SELECT array_agg(search_key ORDER BY search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key FROM unnest(asked_terms) AS asked CROSS JOIN LATERAL (
        SELECT search_key FROM search_postings
        WHERE term = asked AND (in_city IS NULL OR city = in_city) AND (in_region IS NULL OR city / 100 = in_region)
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY search_key DESC LIMIT wanted) AS walked
      ORDER BY search_key DESC LIMIT wanted) AS first;
  END IF;
  RETURN coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- Those with one of the terms in their names or lists: names first, and of each the nearest first. `is_all`: all that
-- there are, at most a thousand; else the first ones wanted that are not among the skipped.
CREATE FUNCTION list_postings(asked_terms integer[], in_city smallint, in_region smallint, near_city smallint,
    near_region smallint, sort text, skipped integer[], wanted integer, OUT total integer, OUT keys integer[])
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  home_region smallint := coalesce(in_region, near_region);
  home_city smallint := CASE WHEN near_city / 100 = coalesce(in_region, near_region) THEN near_city END;
  step record;
  part integer[];
BEGIN
  total := count_postings(asked_terms, in_city, in_region);
  IF total <= 1000 THEN
    keys := sort_postings(asked_terms, in_city, in_region, near_city, near_region, sort);
    total := cardinality(keys);
    RETURN;
  ELSIF sort IN ('name', 'newest') THEN
    keys := order_postings(asked_terms, in_city, in_region, sort, skipped, wanted);
    RETURN;
  END IF;
  keys := '{}';
  FOR step IN SELECT band, distance FROM unnest('{1,2}'::smallint[]) AS band, unnest('{0,1,2}'::integer[]) AS distance
      ORDER BY CASE WHEN sort = 'nearest' THEN distance ELSE band END, band, distance LOOP
    EXIT WHEN cardinality(keys) >= wanted;
    part := CASE
      WHEN in_city IS NOT NULL THEN CASE WHEN step.distance = 0 THEN
        walk_postings(asked_terms, step.band, in_city, NULL, NULL, NULL, skipped, wanted - cardinality(keys)) END
      WHEN step.distance = 0 AND home_city IS NOT NULL THEN
        walk_postings(asked_terms, step.band, home_city, NULL, NULL, NULL, skipped, wanted - cardinality(keys))
      WHEN step.distance = 1 AND home_region IS NOT NULL THEN
        walk_postings(asked_terms, step.band, NULL, home_region, home_city, NULL, skipped, wanted - cardinality(keys))
      WHEN step.distance = 2 AND in_region IS NULL THEN
        walk_postings(asked_terms, step.band, NULL, NULL, NULL, home_region, skipped, wanted - cardinality(keys))
    END;
    keys := keys || coalesce(part, '{}');
  END LOOP;
END $$;
--> statement-breakpoint
-- Those that have every one of the terms, words in any text among them, and one of the alternatives.
CREATE FUNCTION match_terms(every integer[], words integer[], one_of integer[], near_city smallint,
    near_region smallint, sort text, most integer, OUT total integer, OUT keys integer[], OUT is_name boolean)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
  SELECT count(*), bool_or(band = 1), array_agg(search_key ORDER BY
      CASE WHEN sort = 'newest' THEN -search_key END, CASE WHEN sort = 'name' THEN name_position END,
      CASE WHEN sort = 'relevance' THEN band END, distance, position, search_key DESC)
    INTO total, is_name, keys FROM (
      SELECT search_key, position, name_position,
        CASE WHEN words <@ name_terms THEN 1 WHEN words <@ (name_terms || listed_terms) THEN 2 ELSE 3 END AS band,
        CASE WHEN city = near_city THEN 0 WHEN city / 100 = near_region THEN 1 ELSE 2 END AS distance
      FROM search_entries
      WHERE terms @> every AND (one_of IS NULL OR terms && one_of)
      LIMIT most) AS matched;
  keys := coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- The word that somebody may have meant by one that nobody wrote.
CREATE FUNCTION repair_word(word text) RETURNS text LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET pg_trgm.similarity_threshold = 0.4 SET jit = off AS $$
DECLARE
  repaired text;
BEGIN
  IF length(word) >= 4 THEN
    SELECT name INTO repaired FROM search_terms
      WHERE kind = 'word' AND name % word AND levenshtein_less_equal(name, word, 2) <= CASE WHEN length(word) > 6 THEN 2 ELSE 1 END
      ORDER BY similarity(name, word) DESC, name LIMIT 1;
  END IF;
  RETURN repaired;
END $$;
--> statement-breakpoint
-- Those whose business name begins so, the nearest first; of very many some.
CREATE FUNCTION named_like(typed text, near_city smallint, near_region smallint)
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
BEGIN
  IF length(start) < 3 THEN
    RETURN '{}';
  END IF;
  -- All that begins so lies below '~', which no name has.
  RETURN coalesce((
    SELECT array_agg(search_key ORDER BY distance, position, search_key DESC) FROM (
      SELECT entry.search_key, entry.position,
        CASE WHEN entry.city = near_city THEN 0 WHEN entry.city / 100 = near_region THEN 1 ELSE 2 END AS distance
      FROM (SELECT search_key FROM listings WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~') LIMIT 100) AS named
      JOIN search_entries AS entry USING (search_key)) AS found), '{}');
END $$;
--> statement-breakpoint
-- The numbers of the words of a text: words that nobody wrote are repaired, or left out where nothing is like them.
CREATE FUNCTION read_words(words text[], OUT ids integer[], OUT known text[], OUT corrected jsonb, OUT is_whole boolean)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  each text;
  id integer;
  repaired text;
BEGIN
  ids := '{}'; known := '{}'; corrected := '[]'; is_whole := true;
  FOREACH each IN ARRAY coalesce(words, '{}') LOOP
    SELECT search_terms.id INTO id FROM search_terms WHERE kind = 'word' AND name = base_form(each);
    IF id IS NULL THEN
      repaired := repair_word(base_form(each));
      SELECT search_terms.id INTO id FROM search_terms WHERE kind = 'word' AND name = repaired;
      IF id IS NOT NULL THEN
        corrected := corrected || jsonb_build_object('from', each, 'to', repaired);
      END IF;
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
-- The terms of [kind, name] pairs, those that nobody has left out.
CREATE FUNCTION known_terms(pairs jsonb) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN ARRAY(SELECT id FROM jsonb_array_elements(pairs) AS pair
    JOIN search_terms ON kind = pair ->> 0 AND name = pair ->> 1);
END $$;
--> statement-breakpoint
-- The terms of the region, town and type that were asked for; one that nobody has is -1, which nobody has either.
CREATE FUNCTION known_places(asked jsonb) RETURNS integer[] LANGUAGE sql STABLE
  RETURN ARRAY(
    SELECT coalesce((SELECT id FROM search_terms WHERE search_terms.kind = asked_kind AND name = asked ->> asked_kind), -1)
    FROM unnest('{region,city,type}'::text[]) AS asked_kind WHERE asked ? asked_kind);
--> statement-breakpoint
-- One way to understand a search, tried. `asked`: `terms` ([kind, name] pairs, one of them), `words` (all of them),
-- `first` (words that put a listing first), `quartier` (puts first as well), `type`, `region`, `city`.
CREATE FUNCTION try_search(asked jsonb, near_city smallint, near_region smallint, sort text, skipped integer[],
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
  words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'words')));
  ids := words.ids; known := words.known; corrected := words.corrected;
  IF asked ? 'words' AND cardinality(ids) = 0 OR asked ? 'exact' AND NOT words.is_whole THEN
    RETURN;
  END IF;
  first_words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'first')));
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
    IF cardinality(keys) = 0 THEN
      dropped := ARRAY(SELECT jsonb_array_elements_text(asked -> 'first'));
    END IF;
  END IF;
  IF cardinality(ids) = 0 AND NOT asked ? 'type' THEN
    main := list_postings(coalesce(asked_terms, known_term_ids('all', '{all}')), in_city, in_region, near_city, near_region,
      sort, skipped || keys, wanted);
  ELSIF cardinality(ids) = 1 AND asked_terms IS NULL AND NOT asked ? 'type' AND count_postings(ids, in_city, in_region) > 1000 THEN
    main := list_postings(ids, in_city, in_region, near_city, near_region, sort, skipped || keys, wanted);
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
-- The listings of one page, by the first of the attempts that finds any. `named`: a name to look for before all.
CREATE FUNCTION find_listings(asked jsonb, viewer uuid, OUT attempt integer, OUT total integer, OUT page text,
    OUT dropped text[], OUT corrected jsonb)
  LANGUAGE plpgsql STABLE SET jit = off AS $$
DECLARE
  page_limit integer := (asked ->> 'limit')::integer;
  page_offset integer := (asked ->> 'offset')::integer;
  near_city smallint;
  near_region smallint;
  own integer;
  named integer[] := '{}';
  tried record;
  keys integer[];
  each record;
BEGIN
  keys := '{}';
  SELECT place_code(region_slug, city_slug), search_key INTO near_city, own FROM listings WHERE user_id = viewer;
  near_region := near_city / 100;
  attempt := 0; total := 0; dropped := '{}'; corrected := '[]';
  IF asked ? 'named' THEN
    named := ARRAY(
      SELECT key FROM unnest(named_like(asked ->> 'named', near_city, near_region)) WITH ORDINALITY AS each(key, at)
      JOIN search_entries ON search_key = key
      WHERE terms @> known_places(asked -> 'within')
        AND (NOT asked -> 'within' ? 'terms' OR terms && known_terms(asked #> '{within,terms}'))
      ORDER BY at);
  END IF;
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    tried := try_search(each.value, near_city, near_region, asked ->> 'sort', ARRAY[own] || named, page_offset + page_limit);
    attempt := each.at; total := tried.total; keys := tried.keys; dropped := tried.dropped; corrected := tried.corrected;
    EXIT WHEN total > 0 OR cardinality(named) > 0;
  END LOOP;
  keys := ARRAY(
    SELECT key FROM (SELECT key, min(at) AS at FROM unnest(named || keys) WITH ORDINALITY AS all_found(key, at)
      WHERE key IS DISTINCT FROM own GROUP BY key) AS once
    ORDER BY at);
  IF total <= 1000 THEN
    total := least(cardinality(keys), 1001);
  END IF;
  keys := keys[page_offset + 1:page_offset + page_limit];
  SELECT string_agg(listing.user_id::text, ',' ORDER BY at) INTO page
    FROM unnest(keys) WITH ORDINALITY AS each_key(key, at) JOIN listings AS listing ON listing.search_key = each_key.key;
END $$;
--> statement-breakpoint
-- How many listings each of the rows [kind, name, region, city] has, in their order; a city of null is the whole country.
CREATE FUNCTION count_listed(rows jsonb) RETURNS integer[] LANGUAGE sql STABLE STRICT
  RETURN ARRAY(
    SELECT coalesce((
      SELECT count_postings(ARRAY[id], place_code(asked ->> 2, asked ->> 3), NULL)
      FROM search_terms WHERE kind = asked ->> 0 AND name = asked ->> 1), 0)
    FROM jsonb_array_elements(rows) WITH ORDINALITY AS listed(asked, at) ORDER BY at);
--> statement-breakpoint
-- The first businesses whose name begins so, as [{name, slug, city}].
CREATE FUNCTION suggest_names(typed text, most integer) RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', business_name, 'slug', slug, 'city', city_slug) ORDER BY at)
    FROM unnest((named_like(typed, NULL, NULL))[:most]) WITH ORDINALITY AS named(key, at)
    JOIN listings ON search_key = key), '[]');
