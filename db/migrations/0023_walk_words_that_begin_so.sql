CREATE INDEX "search_terms_start_idx" ON "search_terms" USING btree ("name" text_pattern_ops) WHERE "search_terms"."kind" = 'word';--> statement-breakpoint
-- The words that begin like the only one that was typed, where nobody wrote that one: the shortest first.
CREATE FUNCTION begun_words(asked jsonb) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  start text := asked #>> '{words,0}';
BEGIN
  IF jsonb_array_length(coalesce(asked -> 'words', '[]')) <> 1 OR length(start) < 3 OR asked ? 'exact' OR asked ? 'terms'
      OR asked ? 'type' OR cardinality(known_term_ids('word', ARRAY[base_form(start)])) > 0 THEN
    RETURN '{}';
  END IF;
  -- All that begins so lies below '~', which no word has.
  RETURN ARRAY(
    SELECT id FROM (
      SELECT id, name FROM search_terms WHERE kind = 'word' AND name ~>=~ start AND name ~<~ (start || '~')
      ORDER BY name USING ~<~ LIMIT 100) AS begun
    ORDER BY length(name), name LIMIT 5);
END $$;
--> statement-breakpoint
DROP FUNCTION list_postings(integer[], smallint, smallint, smallint, smallint, text, integer[], integer);
--> statement-breakpoint
-- The catalogue's terms stand in lists only: no names are walked for them.
-- Those with one of the terms in their names or lists: names first, and of each the nearest first. `is_all`: all that
-- there are, at most a thousand; else the first ones wanted that are not among the skipped.
CREATE FUNCTION list_postings(asked_terms integer[], in_city smallint, in_region smallint, near_city smallint,
    near_region smallint, sort text, skipped integer[], wanted integer, bands smallint[], OUT total integer, OUT keys integer[])
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
  FOR step IN SELECT band, distance FROM unnest(bands) AS band, unnest('{0,1,2}'::integer[]) AS distance
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
-- One way to understand a search, tried. `asked`: `terms` ([kind, name] pairs, one of them), `words` (all of them),
-- `first` (words that put a listing first), `quartier` (puts first as well), `type`, `region`, `city`.
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
-- The search keys of one page, by the first of the attempts that finds any. `named`: a name to look for before all.
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
  tried record;
  keys integer[];
  each record;
BEGIN
  keys := '{}';
  SELECT place_code(region_slug, city_slug), search_key INTO near_city, own FROM listings WHERE user_id = viewer;
  near_region := near_city / 100;
  attempt := 0; total := 0; dropped := '{}'; corrected := '[]';
  -- A single word that stands in a name is found by it.
  IF plain_words(asked ->> 'named') LIKE '% %' THEN
    named := find_named(asked ->> 'named', known_places(asked -> 'within'),
      CASE WHEN asked -> 'within' ? 'terms' THEN known_terms(asked #> '{within,terms}') END, near_city, near_region);
    named := array_remove(named, own);
  END IF;
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    tried := try_search(each.value, near_city, near_region, asked ->> 'sort', ARRAY[own] || named, page_offset + page_limit);
    attempt := each.at; total := tried.total; keys := tried.keys; dropped := tried.dropped; corrected := tried.corrected;
    EXIT WHEN total > 0 OR cardinality(named) > 0;
  END LOOP;
  keys := named || ARRAY(
    SELECT key FROM (SELECT key, min(at) AS at FROM unnest(keys) WITH ORDINALITY AS all_found(key, at)
      WHERE key IS DISTINCT FROM own AND NOT EXISTS (SELECT FROM unnest(named) AS begun WHERE begun = key)
      GROUP BY key) AS once
    ORDER BY at);
  IF total <= 1000 THEN
    total := least(cardinality(keys), 1001);
  END IF;
  page := array_to_string(keys[page_offset + 1:page_offset + page_limit], ',');
END $$;
