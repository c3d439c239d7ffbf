ALTER TABLE "listing_counts" DROP CONSTRAINT "listing_counts_kind";--> statement-breakpoint
ALTER TABLE "search_terms" DROP CONSTRAINT "search_terms_kind";
--> statement-breakpoint
DROP INDEX "search_terms_name_idx";
--> statement-breakpoint
DROP INDEX "search_terms_start_idx";
--> statement-breakpoint
CREATE INDEX "search_terms_name_idx" ON "search_terms" USING gin ("name" gin_trgm_ops) WHERE "search_terms"."kind" in ('open-word', 'word');
--> statement-breakpoint
CREATE INDEX "search_terms_start_idx" ON "search_terms" USING btree ("kind","name" text_pattern_ops) WHERE "search_terms"."kind" in ('open-word', 'word');--> statement-breakpoint
ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_kind" CHECK ("listing_counts"."kind" in ('active', 'all', 'category', 'item', 'open-all', 'open-category', 'open-item', 'open-subcategory', 'subcategory'));--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_kind" CHECK ("search_terms"."kind" in ('all', 'category', 'city', 'item', 'open-all', 'open-category', 'open-item', 'open-quartier', 'open-subcategory', 'open-word', 'quartier', 'region', 'subcategory', 'type', 'word'));
--> statement-breakpoint
-- Whoever has an open page is found by terms of their own kinds, too. A visitor's search asks for no others: what it finds,
-- counts, repairs and puts in order is the same whatever a closed page or a landmark that is not on it says.
CREATE FUNCTION open_kind(kind text, is_open boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN is_open THEN 'open-' || kind ELSE kind END;
--> statement-breakpoint
-- What a listing has of a kind, and the same of open pages where it has one.
CREATE FUNCTION own_term_ids(of_kind text, names text[], is_open boolean) RETURNS integer[] LANGUAGE plpgsql AS $$
BEGIN
  RETURN term_ids(of_kind, names) || CASE WHEN is_open THEN term_ids(open_kind(of_kind, true), names) ELSE '{}' END;
END $$;
--> statement-breakpoint
CREATE FUNCTION is_counted(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN kind IN ('all', 'category', 'item', 'open-all', 'open-category', 'open-item', 'open-subcategory', 'subcategory');
--> statement-breakpoint
-- A listing that is indexed already is written anew where it stands, so that only what differs is counted.
CREATE OR REPLACE FUNCTION write_search_entry(listing listings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := listing.has_open_page;
  named integer[] := own_term_ids('word', index_words(listing.business_name), is_open);
  listed integer[] := own_term_ids('word', index_words(array_to_string(listing.keywords, ' ')), is_open);
  told integer[] := own_term_ids('word', index_words(concat_ws(' ', listing.description,
      (SELECT string_agg(quartier, ' ') FROM found_locations(listing)))), is_open)
    || own_term_ids('word', index_words(concat_ws(' ', (SELECT string_agg(landmark, ' ') FROM found_locations(listing)))),
      is_open AND listing.landmark_on_page);
  placed integer[] := term_ids('region', ARRAY(SELECT DISTINCT region FROM found_locations(listing)))
    || term_ids('city', ARRAY(SELECT DISTINCT city_term(region, city) FROM found_locations(listing)))
    || own_term_ids('quartier', ARRAY(SELECT DISTINCT city || '/' || array_to_string(index_words(quartier), ' ')
      FROM found_locations(listing) WHERE quartier IS NOT NULL), is_open);
  traded integer[] := own_term_ids('all', '{all}', is_open) || own_term_ids('category', ARRAY[listing.category_slug], is_open)
    || own_term_ids('subcategory', ARRAY[listing.subcategory_slug], is_open) || own_term_ids('item', listing.item_slugs, is_open)
    || term_ids('type', ARRAY[listing.user_type]);
  main smallint := coalesce(place_code(listing.region_slug, listing.city_slug), 0);
  towns smallint[] := ARRAY(SELECT DISTINCT place_code(region, city) AS town FROM found_locations(listing));
  entry search_entries;
  former search_entries;
BEGIN
  SELECT * INTO former FROM search_entries WHERE search_key = listing.search_key;
  IF FOUND THEN
    PERFORM remove_search_postings(former);
  END IF;
  listed := ARRAY(SELECT unnest(listed) EXCEPT SELECT unnest(named)) || traded;
  INSERT INTO search_entries AS indexed (search_key, city, other_places, position, name_position, name_terms, listed_terms, terms)
    VALUES (listing.search_key, main,
      ARRAY(SELECT DISTINCT place FROM unnest(towns) AS town, unnest(ARRAY[town, town / 100]) AS place
        WHERE place NOT IN (main, main / 100) ORDER BY place),
      search_position(listing.plan_weight, listing.is_active, listing.joined_at), listing.name_position, named, listed,
      ARRAY(SELECT unnest(named || listed || placed) UNION SELECT unnest(told)))
    ON CONFLICT (search_key) DO UPDATE
      SET (city, other_places, position, name_position, name_terms, listed_terms, terms)
      = (excluded.city, excluded.other_places, excluded.position, excluded.name_position, excluded.name_terms,
        excluded.listed_terms, excluded.terms)
    RETURNING * INTO entry;
  INSERT INTO search_postings (term, search_key, position, name_position, band, city, region)
    SELECT has, entry.search_key, entry.position, entry.name_position, in_band, place.city, place.region
    FROM (SELECT unnest(named), 1 UNION ALL SELECT unnest(listed), 2) AS posted(has, in_band)
    CROSS JOIN listed_places(entry) AS place;
END $$;
--> statement-breakpoint
-- Other addresses come and go with the weight of the plan, in the statement that changes it.
CREATE OR REPLACE FUNCTION index_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_indexed boolean := EXISTS (SELECT FROM search_entries WHERE search_key = OLD.search_key);
  is_visible boolean := TG_OP <> 'DELETE' AND NEW.visible_until > now();
BEGIN
  IF is_indexed AND is_visible AND
    (NEW.business_name, NEW.keywords, NEW.description, NEW.landmark, NEW.landmark_on_page, NEW.other_locations,
      NEW.quartier, NEW.region_slug, NEW.city_slug,
      NEW.category_slug, NEW.subcategory_slug, NEW.item_slugs, NEW.user_type, NEW.plan_weight, NEW.is_active,
      NEW.joined_at, NEW.search_key, NEW.has_open_page)
    IS NOT DISTINCT FROM
    (OLD.business_name, OLD.keywords, OLD.description, OLD.landmark, OLD.landmark_on_page, OLD.other_locations,
      OLD.quartier, OLD.region_slug, OLD.city_slug,
      OLD.category_slug, OLD.subcategory_slug, OLD.item_slugs, OLD.user_type, OLD.plan_weight, OLD.is_active,
      OLD.joined_at, OLD.search_key, OLD.has_open_page)
  THEN
    RETURN NULL;
  END IF;
  IF is_indexed AND (NOT is_visible OR NEW.search_key <> OLD.search_key) THEN
    PERFORM remove_search_entry(OLD.search_key);
  END IF;
  IF is_visible THEN
    PERFORM write_search_entry(NEW);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION counted_terms(terms integer[]) RETURNS integer[] LANGUAGE sql STABLE STRICT
  RETURN ARRAY(SELECT id FROM search_terms WHERE id = ANY (terms) AND is_counted(kind));
--> statement-breakpoint
-- Counts what was written down first, at most so many changes. One at a time, so that counts are made once.
CREATE OR REPLACE FUNCTION move_listing_counts(most integer) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('listing_counts', 0));
  WITH taken AS (
    DELETE FROM listing_changes WHERE id IN (SELECT id FROM listing_changes ORDER BY id LIMIT most) RETURNING change, places, terms
  ), moved AS (
    SELECT term, place, sum(change) AS change FROM taken CROSS JOIN unnest(terms) AS term CROSS JOIN unnest(places) AS place
    GROUP BY term, place HAVING sum(change) <> 0
  )
  MERGE INTO listing_counts AS counted USING (
    SELECT place, kind, name, sum(change) AS change
    FROM moved JOIN search_terms ON id = term
    WHERE is_counted(kind)
    GROUP BY place, kind, name HAVING sum(change) <> 0) AS each
  ON counted.place = each.place AND counted.kind = each.kind AND counted.name = each.name
  WHEN MATCHED THEN UPDATE SET listed = counted.listed + each.change
  WHEN NOT MATCHED THEN INSERT (place, kind, name, listed) VALUES (each.place, each.kind, each.name, each.change);
END $$;
--> statement-breakpoint
-- Counts all that is indexed anew: after many were written at once. Nothing else may write the index meanwhile.
CREATE OR REPLACE FUNCTION recount_listings() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE listing_changes IN ACCESS EXCLUSIVE MODE;
  DELETE FROM listing_changes;
  DELETE FROM listing_counts WHERE kind <> 'active';
  INSERT INTO listing_counts (place, kind, name, listed)
    SELECT place, kind, name, sum(listed) FROM (
      SELECT term, place, count(*) AS listed FROM search_entries AS entry CROSS JOIN unnest(listed_terms) AS term
      CROSS JOIN unnest(counted_places(entry)) AS place GROUP BY term, place) AS counted
    JOIN search_terms ON id = term
    WHERE is_counted(kind)
    GROUP BY place, kind, name ORDER BY place, kind, name;
END $$;
--> statement-breakpoint
-- Many names of one kind are read as the whole of it, which stands together: twenty names alone would be found one by one.
CREATE OR REPLACE FUNCTION count_listed(questions jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  each record;
  here smallint;
  answers jsonb := '[]';
  answer jsonb;
BEGIN
  FOR each IN SELECT question ->> 'kind' AS kind, question ->> 'region' AS region, question ->> 'city' AS city,
      ARRAY(SELECT jsonb_array_elements_text(question -> 'names')) AS names FROM jsonb_array_elements(questions) AS question LOOP
    here := counted_place(each.region, each.city);
    IF cardinality(each.names) > 6 AND each.kind NOT IN ('item', 'open-item') THEN
      SELECT jsonb_object_agg(name, listed) INTO answer FROM listing_counts
        WHERE place = here AND kind = each.kind AND (name = ANY (each.names)) IS TRUE;
    ELSE
      SELECT jsonb_object_agg(name, listed) INTO answer FROM listing_counts
        WHERE place = here AND kind = each.kind AND name = ANY (each.names);
    END IF;
    answers := answers || jsonb_build_array(coalesce(answer, '{}'));
  END LOOP;
  RETURN answers;
END $$;
--> statement-breakpoint
-- Which of these words and quartiers no listing has. Postings first: those of a common word end with the first.
CREATE OR REPLACE FUNCTION unused_terms(asked integer[]) RETURNS integer[] LANGUAGE plpgsql STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  unposted integer[] := ARRAY(
    SELECT id FROM search_terms WHERE id = ANY (asked) AND kind IN ('open-quartier', 'open-word', 'quartier', 'word')
      AND NOT EXISTS (SELECT FROM search_postings WHERE term = id));
BEGIN
  RETURN ARRAY(SELECT id FROM unnest(unposted) AS id
    WHERE NOT EXISTS (SELECT FROM search_entries WHERE terms @> ARRAY[id]));
END $$;
--> statement-breakpoint
DROP FUNCTION repair_word(text), repairs_of(jsonb), read_words(text[], jsonb), known_terms(jsonb), begun_words(jsonb),
  find_named(text, integer[], integer[], smallint, smallint),
  find_called(text[], integer[], integer[], smallint, smallint, smallint),
  try_search(jsonb, smallint, smallint, text, integer[], integer);
--> statement-breakpoint
-- The word of a name, a trade or a keyword that somebody may have meant by one that nobody wrote. Only what stands in a
-- list now, and no figures: an answer must not tell what somebody who left had written, nor a number.
CREATE FUNCTION repair_word(word text, is_open boolean) RETURNS text LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET pg_trgm.similarity_threshold = 0.4 SET enable_seqscan = off SET jit = off AS $$
DECLARE
  repaired text;
BEGIN
  IF length(word) >= 4 THEN
    SELECT name INTO repaired FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', is_open) AND name % word
        AND levenshtein_less_equal(name, word, 2) <= CASE WHEN length(word) > 6 THEN 2 ELSE 1 END
        AND name ~ '^[a-z]+$' AND EXISTS (SELECT FROM search_postings WHERE term = id)
      ORDER BY similarity(name, word) DESC, name LIMIT 1;
  END IF;
  RETURN repaired;
END $$;
--> statement-breakpoint
-- What the words of all attempts may have been meant as, that nobody wrote: looked for once, and for the longest three.
-- Each word is looked up in the index: a join could read all words of the country for one.
CREATE FUNCTION repairs_of(attempts jsonb, is_open boolean) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN coalesce((
    SELECT jsonb_object_agg(word, repair_word(base, is_open)) FROM (
      SELECT word, base_form(word) AS base FROM (
        SELECT DISTINCT word FROM jsonb_array_elements(attempts) AS attempt, jsonb_array_elements_text(
          coalesce(attempt -> 'words', '[]') || coalesce(attempt -> 'first', '[]') || coalesce(attempt -> 'names', '[]')) AS word) AS each
      WHERE (SELECT id FROM search_terms WHERE kind = open_kind('word', is_open) AND name = base_form(word)) IS NULL
      ORDER BY length(word) DESC, word LIMIT 3) AS unknown), '{}');
END $$;
--> statement-breakpoint
-- The numbers of the words of a text: words that nobody wrote are read as `repairs` says, or left out where it has none.
CREATE FUNCTION read_words(words text[], repairs jsonb, is_open boolean, OUT ids integer[], OUT known text[], OUT corrected jsonb,
    OUT is_whole boolean)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  each text;
  id integer;
BEGIN
  ids := '{}'; known := '{}'; corrected := '[]'; is_whole := true;
  FOREACH each IN ARRAY coalesce(words, '{}') LOOP
    SELECT search_terms.id INTO id FROM search_terms WHERE kind = open_kind('word', is_open) AND name = base_form(each);
    IF id IS NULL AND repairs ->> each IS NOT NULL THEN
      SELECT search_terms.id INTO id FROM search_terms WHERE kind = open_kind('word', is_open) AND name = repairs ->> each;
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
-- The terms of [kind, name] pairs, those that nobody has left out.
CREATE FUNCTION known_terms(pairs jsonb, is_open boolean) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN ARRAY(SELECT id FROM jsonb_array_elements(pairs) AS pair
    JOIN search_terms ON kind = open_kind(pair ->> 0, is_open) AND name = pair ->> 1);
END $$;
--> statement-breakpoint
-- The words that begin like the only one that was typed, where nobody wrote that one: the shortest first.
CREATE FUNCTION begun_words(asked jsonb, is_open boolean) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  start text := asked #>> '{words,0}';
BEGIN
  IF jsonb_array_length(coalesce(asked -> 'words', '[]')) <> 1 OR length(start) < 3 OR asked ? 'exact' OR asked ? 'terms'
      OR asked ? 'type' OR cardinality(known_term_ids(open_kind('word', is_open), ARRAY[base_form(start)])) > 0 THEN
    RETURN '{}';
  END IF;
  -- All that begins so lies below '~', which no word has.
  RETURN ARRAY(
    SELECT id FROM (
      SELECT id, name FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', is_open) AND name ~>=~ start AND name ~<~ (start || '~')
      ORDER BY name USING ~<~ LIMIT 100) AS begun
    ORDER BY length(name), name LIMIT 5);
END $$;
--> statement-breakpoint
-- Those whose business name begins so, that have all of `every` and one of `one_of`, the nearest first; of very many some.
CREATE FUNCTION find_named(typed text, every integer[], one_of integer[], near_city smallint, near_region smallint,
    is_open boolean)
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
  most integer := CASE WHEN every = '{}' AND one_of IS NULL THEN 25 ELSE 100 END;
BEGIN
  IF length(start) < 3 THEN
    RETURN '{}';
  END IF;
  -- All that begins so lies below '~', which no name has.
  RETURN ARRAY(
    SELECT search_key
    FROM (SELECT search_key AS key FROM listings
      WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~')
        AND (NOT is_open OR has_open_page AND visible_until > now())
      ORDER BY name_folded USING ~<~ LIMIT most) AS named
    JOIN search_entries ON search_key = key
    WHERE terms @> every AND (one_of IS NULL OR terms && one_of)
    ORDER BY CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, search_key DESC);
END $$;
--> statement-breakpoint
-- Those that have one of the names, as `plain_words` writes it, all of `every` and one of `one_of`: first those of the
-- town that was asked for, then the nearest. Three at most: a name is no way to fill a page.
CREATE FUNCTION find_called(names text[], every integer[], one_of integer[], asked_city smallint, near_city smallint,
    near_region smallint, is_open boolean)
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT key
    FROM (
      SELECT entry.search_key AS key, city, other_places, position
      FROM unnest(names) AS name JOIN listings ON name_folded = name JOIN search_entries AS entry USING (search_key)
      WHERE terms @> every AND (one_of IS NULL OR terms && one_of) AND (NOT is_open OR has_open_page) LIMIT 50) AS called
    ORDER BY (city = asked_city OR asked_city = ANY (other_places)) IS NOT TRUE,
      CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, key DESC
    LIMIT 3);
END $$;
--> statement-breakpoint
-- One way to understand a search, tried. What nobody has is left out and named in `dropped`: words, and the quartier.
-- `asked`: `terms` ([kind, name] pairs, one of them), `words` (all of them),
-- `first` (words that put a listing first), `quartier` (puts first as well), `names` (words of which a name that is found
-- has all), `type`, `region`, `city`.
CREATE FUNCTION try_search(asked jsonb, near_city smallint, near_region smallint, sort text, skipped integer[],
    wanted integer, is_open boolean, OUT total integer, OUT keys integer[], OUT dropped text[], OUT corrected jsonb)
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
  placed := known_places(asked);
  IF is_open AND asked ? 'type' THEN
    placed := placed || known_term_ids('open-all', '{all}');
  END IF;
  IF asked ? 'region' THEN
    SELECT code / 100 INTO in_region FROM search_places WHERE region_slug = asked ->> 'region' LIMIT 1;
    in_region := coalesce(in_region, -1);
  END IF;
  IF asked ? 'city' THEN
    in_city := coalesce(place_code(asked ->> 'region', asked ->> 'city'), -1);
  END IF;
  IF asked ? 'quartier' THEN
    quarter := known_term_ids(open_kind('quartier', is_open),
      ARRAY[(asked ->> 'city') || '/' || array_to_string(index_words(asked ->> 'quartier'), ' ')]);
  END IF;
  -- A quartier says in which town it is, so that the long list of the town is not read beside its short one.
  around := CASE WHEN cardinality(quarter) > 0 THEN known_places(asked - '{region,city}'::text[]) ELSE placed END;
  IF asked ? 'terms' THEN
    asked_terms := known_terms(asked -> 'terms', is_open);
    IF cardinality(asked_terms) = 0 THEN
      RETURN;
    END IF;
  END IF;
  begun := begun_words(asked, is_open);
  IF cardinality(begun) > 0 THEN
    main := list_postings(begun, in_city, in_region, near_city, near_region, sort, skipped, wanted, '{1,2}');
    total := main.total; keys := main.keys;
    IF total > 0 THEN
      RETURN;
    END IF;
  END IF;
  words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'words')), asked -> 'repairs', is_open);
  ids := words.ids; known := words.known; corrected := words.corrected;
  IF asked ? 'words' AND cardinality(ids) = 0 OR asked ? 'exact' AND NOT words.is_whole THEN
    RETURN;
  END IF;
  first_words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'first')), asked -> 'repairs', is_open);
  keys := '{}';
  IF asked ? 'first' OR asked ? 'quartier' THEN
    first := match_terms(around || ids || first_words.ids || quarter,
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
        first := match_terms(around || ids || quarter, '{}', asked_terms, near_city, near_region, sort, 301);
        keys := first.keys;
      END IF;
    END IF;
    IF cardinality(keys) = 0 AND asked ? 'quartier' THEN
      dropped := dropped || (asked ->> 'quartier');
    END IF;
  END IF;
  IF asked ? 'names' THEN
    main := match_terms(placed || ids, (read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'names')), asked -> 'repairs', is_open)).ids,
      asked_terms, near_city, near_region, sort, 301);
    IF main.is_name IS NOT TRUE THEN
      RETURN;
    END IF;
  ELSIF cardinality(ids) = 0 AND NOT asked ? 'type' THEN
    main := list_postings(coalesce(asked_terms, known_term_ids(open_kind('all', is_open), '{all}')), in_city, in_region, near_city, near_region,
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
-- The search keys of one page, by the first of the attempts that finds any. `called` and `named`: whole names and the
-- beginning of one, to look for before all. `open`: only who has an open page, by what stands on it.
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
  repairs jsonb;
  is_open boolean := coalesce((asked ->> 'open')::boolean, false);
BEGIN
  keys := '{}';
  SELECT place_code(region_slug, city_slug), search_key INTO near_city, own FROM listings WHERE user_id = viewer;
  near_region := near_city / 100;
  attempt := 0; total := 0; dropped := '{}'; corrected := '[]';
  -- A single word that stands in a name is found by it.
  IF plain_words(asked ->> 'named') LIKE '% %' THEN
    named := find_named(asked ->> 'named', known_places(asked -> 'within'),
      CASE WHEN asked -> 'within' ? 'terms' THEN known_terms(asked #> '{within,terms}', is_open) END, near_city, near_region, is_open);
  END IF;
  IF asked ? 'called' THEN
    called := find_called(ARRAY(SELECT jsonb_array_elements_text(asked -> 'called')), known_places(asked -> 'chosen'),
      CASE WHEN asked -> 'chosen' ? 'terms' THEN known_terms(asked #> '{chosen,terms}', is_open) END,
      place_code(asked #>> '{within,region}', asked #>> '{within,city}'), near_city, near_region, is_open);
  END IF;
  named := array_remove(called || ARRAY(
    SELECT key FROM unnest(named) WITH ORDINALITY AS begun(key, at)
    WHERE NOT EXISTS (SELECT FROM unnest(called) AS whole WHERE whole = key) ORDER BY at), own);
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    -- Most searches are answered by a trade, and need no words repaired.
    IF repairs IS NULL AND each.value ?| '{words,first,names}' THEN
      repairs := repairs_of(asked -> 'attempts', is_open);
    END IF;
    tried := try_search(each.value || jsonb_build_object('repairs', repairs), near_city, near_region, asked ->> 'sort',
      ARRAY[own] || named, wanted, is_open);
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
CREATE FUNCTION learned_trades(words text[], is_open boolean) RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT coalesce(jsonb_agg(jsonb_build_object('word', word, 'trade', trade) ORDER BY word), '[]')
    FROM learned_words WHERE word = ANY (words) AND undone_at IS NULL
      AND NOT EXISTS (SELECT FROM search_terms JOIN search_postings ON term = id
        WHERE kind = open_kind('word', is_open) AND name = base_form(word)));
--> statement-breakpoint
-- A question for `find_listings` whose `unknown` words mean a trade: that is tried before all else, in each place `around`.
CREATE OR REPLACE FUNCTION with_learned_trades(asked jsonb) RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT asked || jsonb_build_object('learned', learned, 'attempts', (
      SELECT coalesce(jsonb_agg(place || jsonb_build_object('terms', jsonb_build_array(jsonb_build_array('subcategory', word ->> 'trade')))
        ORDER BY word_at, place_at), '[]')
      FROM jsonb_array_elements(learned) WITH ORDINALITY AS words(word, word_at),
        jsonb_array_elements(asked -> 'around') WITH ORDINALITY AS places(place, place_at)
    ) || (asked -> 'attempts'))
    FROM (SELECT learned_trades(ARRAY(SELECT jsonb_array_elements_text(asked -> 'unknown')), false) AS learned) AS found);
--> statement-breakpoint
DROP FUNCTION learned_trades(text[]);
--> statement-breakpoint
-- The first businesses whose name begins so, as before; `open_only`: only those who have an open page.
CREATE OR REPLACE FUNCTION suggest_names(typed text, near_region text, near_city text, most integer, fewest_letters integer,
    at_instant timestamptz, open_only boolean) RETURNS jsonb
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
  home smallint := place_code(near_region, near_city);
  keys integer[];
  begun integer[];
BEGIN
  IF length(start) < fewest_letters THEN
    RETURN '[]';
  END IF;
  -- All that begins so lies below '~', which no name has.
  keys := ARRAY(
    SELECT search_key FROM (
      SELECT search_key, city_slug, region_slug FROM listings
      WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~') AND (has_open_page OR NOT open_only)
        AND visible_until > at_instant LIMIT 30) AS named
    WHERE EXISTS (SELECT FROM search_entries AS entry WHERE entry.search_key = named.search_key)
    ORDER BY CASE WHEN city_slug = near_city AND region_slug = near_region THEN 0 WHEN region_slug = near_region THEN 1 ELSE 2 END,
      search_key DESC LIMIT most);
  IF cardinality(keys) < most AND start NOT LIKE '% %' THEN
    begun := known_term_ids(open_kind('word', open_only), ARRAY[base_form(start)]) || ARRAY(
      SELECT id FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', open_only) AND name ~>=~ start AND name ~<~ (start || '~')
      ORDER BY name USING ~<~ LIMIT 4);
    IF home IS NOT NULL THEN
      keys := keys || walk_postings(begun, 1::smallint, home, NULL, NULL, NULL, keys, most - cardinality(keys));
    END IF;
    IF cardinality(keys) < most THEN
      keys := keys || walk_postings(begun, 1::smallint, NULL, NULL, NULL, NULL, keys, most - cardinality(keys));
    END IF;
  END IF;
  RETURN coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', business_name, 'slug', slug, 'city', city_slug) ORDER BY at)
    FROM unnest(keys) WITH ORDINALITY AS named(key, at)
    JOIN listings ON search_key = key WHERE visible_until > at_instant AND (has_open_page OR NOT open_only)), '[]');
END $$;
--> statement-breakpoint
SELECT write_search_entry(listings) FROM listings WHERE has_open_page AND EXISTS (
  SELECT FROM search_entries WHERE search_entries.search_key = listings.search_key);
