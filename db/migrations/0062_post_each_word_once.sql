-- Nearly all that members find stands on an open page as well, and had postings of both kinds. Now it has those of the open
-- kind alone; of the others only what visitors must not find it by: what stands on no open page. So visitors read as before
-- what nothing else comes into, and members read both.
--
-- Of the terms of a name and of lists those that have postings: one of each name, and none of a type, which no list is of.
CREATE FUNCTION posted_once(ids integer[]) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT id FROM search_terms AS own WHERE id = ANY (ids) AND kind <> 'type' AND NOT EXISTS (
      SELECT FROM search_terms AS opened
      WHERE opened.kind = open_kind(own.kind, true) AND opened.name = own.name AND opened.id = ANY (ids)));
END $$;
--> statement-breakpoint
-- The terms whose postings are what these terms find: for members the same of open pages, too. Only those that have any.
-- Each is looked up in the index: a join could read all postings for one.
CREATE FUNCTION posted_terms(ids integer[], is_open boolean) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off
  SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  asked integer[] := ids;
BEGIN
  IF NOT is_open THEN
    asked := ids || ARRAY(
      SELECT (SELECT opened.id FROM search_terms AS opened
        WHERE opened.kind = open_kind(own.kind, true) AND opened.name = own.name)
      FROM search_terms AS own WHERE own.id = ANY (ids));
  END IF;
  RETURN ARRAY(SELECT id FROM unnest(asked) AS id
    WHERE (SELECT term FROM search_postings WHERE term = id LIMIT 1) IS NOT NULL);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_search_entry(listing listings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := listing.has_open_page;
  named integer[] := own_word_ids(listing.business_name, is_open);
  listed integer[] := own_word_ids(array_to_string(listing.keywords, ' '), is_open);
  told integer[] := own_word_ids(concat_ws(' ', listing.description,
      (SELECT string_agg(quartier, ' ') FROM found_locations(listing))), is_open)
    || own_word_ids(concat_ws(' ', (SELECT string_agg(landmark, ' ') FROM found_locations(listing))),
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
  posted integer[];
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
  posted := posted_once(named || listed);
  INSERT INTO search_postings (term, search_key, position, name_position, band, city, region)
    SELECT has, entry.search_key, entry.position, entry.name_position, in_band, place.city, place.region
    FROM (SELECT unnest(named), 1 UNION ALL SELECT unnest(listed), 2) AS own(has, in_band)
    CROSS JOIN listed_places(entry) AS place
    WHERE has = ANY (posted);
END $$;
--> statement-breakpoint
-- Which of these words and quartiers no listing has. Postings first: those of a common word end with the first.
CREATE OR REPLACE FUNCTION unused_terms(asked integer[]) RETURNS integer[] LANGUAGE plpgsql STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  unposted integer[] := ARRAY(
    SELECT id FROM search_terms WHERE id = ANY (asked) AND kind IN ('open-quartier', 'open-word', 'quartier', 'word')
      AND cardinality(posted_terms(ARRAY[id], false)) = 0);
BEGIN
  RETURN ARRAY(SELECT id FROM unnest(unposted) AS id
    WHERE NOT EXISTS (SELECT FROM search_entries WHERE terms @> ARRAY[id]));
END $$;
--> statement-breakpoint
-- Drops the terms that nobody has any more, of so many listings that lost some. Whoever writes a listing holds a lock until
-- all can see what it has; where somebody does now, the terms wait for the next time. Nobody is waited for here, so that
-- nobody waits in a circle.
CREATE OR REPLACE FUNCTION drop_unused_terms(most integer) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  lost integer[];
BEGIN
  WITH taken AS (
    DELETE FROM lost_terms WHERE id IN (SELECT id FROM lost_terms ORDER BY id LIMIT most FOR UPDATE SKIP LOCKED)
    RETURNING terms)
  SELECT array_agg(DISTINCT term) INTO lost FROM taken CROSS JOIN unnest(terms) AS term;
  lost := unused_terms(lost);
  IF lost IS NULL OR lost = '{}' THEN
    RETURN;
  END IF;
  IF NOT pg_try_advisory_xact_lock(hashtextextended('search_terms', 0)) THEN
    INSERT INTO lost_terms (terms) VALUES (lost);
    RETURN;
  END IF;
  -- Asked once: in the condition it would be asked for each term that there is.
  lost := unused_terms(lost);
  DELETE FROM search_terms WHERE id = ANY (lost);
END $$;
--> statement-breakpoint
-- The word of a name, a trade or a keyword that somebody may have meant by one that nobody wrote. Only what stands in a
-- list now, and no figures: an answer must not tell what somebody who left had written, nor a number.
CREATE OR REPLACE FUNCTION repair_word(word text, is_open boolean) RETURNS text LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET pg_trgm.similarity_threshold = 0.4 SET enable_seqscan = off SET jit = off AS $$
DECLARE
  repaired text;
BEGIN
  IF length(word) >= 4 THEN
    SELECT name INTO repaired FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', is_open) AND name % word
        AND levenshtein_less_equal(name, word, 2) <= CASE WHEN length(word) > 6 THEN 2 ELSE 1 END
        AND name ~ '^[a-z]+$' AND cardinality(posted_terms(ARRAY[id], is_open)) > 0
      ORDER BY similarity(name, word) DESC, name LIMIT 1;
  END IF;
  RETURN repaired;
END $$;
--> statement-breakpoint
-- One way to understand a search, tried. What nobody has is left out and named in `dropped`: words, and the quartier.
-- `asked`: `terms` ([kind, name] pairs, one of them), `words` (all of them),
-- `first` (words that put a listing first), `quartier` (puts first as well), `names` (words of which a name that is found
-- has all), `type`, `region`, `city`.
CREATE OR REPLACE FUNCTION try_search(asked jsonb, near_city smallint, near_region smallint, sort text, skipped integer[],
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
    main := list_postings(posted_terms(begun, is_open), in_city, in_region, near_city, near_region, sort, skipped, wanted, '{1,2}');
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
    main := list_postings(posted_terms(coalesce(asked_terms, known_term_ids(open_kind('all', is_open), '{all}')), is_open),
      in_city, in_region, near_city, near_region, sort, skipped || keys, wanted, '{2}');
  ELSIF cardinality(ids) = 1 AND asked_terms IS NULL AND NOT asked ? 'type'
      AND count_postings(posted_terms(ids, is_open), in_city, in_region) > 1000 THEN
    main := list_postings(posted_terms(ids, is_open), in_city, in_region, near_city, near_region, sort, skipped || keys, wanted, '{1,2}');
  ELSE
    main := match_terms(placed || ids, ids, asked_terms, near_city, near_region, sort, 1001);
    WHILE main.total = 0 AND cardinality(ids) > 1 AND NOT asked ? 'exact' LOOP
      SELECT at INTO commonest FROM unnest(ids) WITH ORDINALITY AS each(id, at)
        ORDER BY count_postings(posted_terms(ARRAY[id], is_open), NULL, NULL) DESC, at DESC LIMIT 1;
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
CREATE OR REPLACE FUNCTION learned_trades(words text[], is_open boolean) RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT coalesce(jsonb_agg(jsonb_build_object('word', word, 'trade', trade) ORDER BY word), '[]')
    FROM learned_words WHERE word = ANY (words) AND undone_at IS NULL
      AND cardinality(posted_terms(known_term_ids(open_kind('word', is_open), ARRAY[base_form(word)]), is_open)) = 0);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION stands_in_a_name(asked text) RETURNS boolean LANGUAGE sql STABLE STRICT
  RETURN EXISTS (SELECT FROM search_terms JOIN search_postings ON term = id AND band = 1
    WHERE kind IN ('open-word', 'word') AND name = asked);
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
    begun := posted_terms(known_term_ids(open_kind('word', open_only), ARRAY[base_form(start)]) || ARRAY(
      SELECT id FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', open_only) AND name ~>=~ start AND name ~<~ (start || '~')
      ORDER BY name USING ~<~ LIMIT 4), open_only);
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
-- What was indexed before numbers and addresses were kept out of what visitors search. Each statement is one pass over many:
-- to write each of a million listings anew would take hours.
DO $$
DECLARE
  figures integer[] := ARRAY(
    SELECT id FROM search_terms WHERE kind = 'open-word' AND (name !~ '[a-z]' OR name ~ '([0-9].*){3}'));
BEGIN
  UPDATE search_entries SET (name_terms, listed_terms, terms) = (
      ARRAY(SELECT unnest(name_terms) EXCEPT SELECT unnest(figures)),
      ARRAY(SELECT unnest(listed_terms) EXCEPT SELECT unnest(figures)),
      ARRAY(SELECT unnest(terms) EXCEPT SELECT unnest(figures)))
    WHERE terms && figures;
END $$;
--> statement-breakpoint
SELECT write_search_entry(listings) FROM listings JOIN search_entries USING (search_key)
  WHERE has_open_page
    AND concat_ws(' ', business_name, array_to_string(keywords, ' '), description, quartier, landmark, other_locations)
      ~* '@|://|www\.|\.[a-z]{2}';
--> statement-breakpoint
-- All postings follow from the entries. Written anew in their order and indexed afterwards they take the room that they need.
ALTER TABLE search_postings DROP CONSTRAINT search_postings_newest_key;
--> statement-breakpoint
DROP INDEX search_postings_city_idx, search_postings_region_idx, search_postings_name_idx;
--> statement-breakpoint
TRUNCATE search_postings;
--> statement-breakpoint
INSERT INTO search_postings (term, search_key, position, name_position, band, city, region)
  SELECT own.id, search_key, position, name_position, band, city, region
  FROM (
    SELECT search_key, position, name_position, name_terms, listed_terms, place.city, place.region
    FROM search_entries AS entry CROSS JOIN LATERAL listed_places(entry) AS place OFFSET 0) AS placed
  CROSS JOIN LATERAL (SELECT unnest(name_terms) AS term, 1 AS band UNION ALL SELECT unnest(listed_terms), 2) AS has
  JOIN search_terms AS own ON own.id = has.term
  LEFT JOIN search_terms AS opened ON opened.kind = open_kind(own.kind, true) AND opened.name = own.name
  WHERE own.kind <> 'type' AND (opened.id IS NULL OR opened.id <> ALL (name_terms || listed_terms))
  ORDER BY own.id, band, city, position;
--> statement-breakpoint
ALTER TABLE search_postings ADD CONSTRAINT search_postings_newest_key PRIMARY KEY (term, region, search_key, city);
--> statement-breakpoint
CREATE INDEX search_postings_city_idx ON search_postings USING btree (term, band, city, position, search_key DESC NULLS LAST, name_position);
--> statement-breakpoint
CREATE INDEX search_postings_region_idx ON search_postings USING btree (term, band, region, position, search_key DESC NULLS LAST, city);
--> statement-breakpoint
CREATE INDEX search_postings_name_idx ON search_postings USING btree (term, region, name_position, search_key, city);
