CREATE TABLE "blocks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_once_key" UNIQUE("user_id","blocked_id"),
	CONSTRAINT "blocks_another" CHECK ("blocks"."user_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
DROP INDEX "reveals_contact_id_idx";--> statement-breakpoint
ALTER TABLE "reveals" ADD COLUMN "reveal_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked_id_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "reveals_contact_id_idx" ON "reveals" USING btree ("contact_id","day");--> statement-breakpoint
ALTER TABLE "reveals" ADD CONSTRAINT "reveals_reveal_id_key" UNIQUE("reveal_id");--> statement-breakpoint
-- Two of whom one blocked the other do not find each other. `hidden` holds the search keys of all whom somebody does not find
-- for that: a list walks past them, and a search is answered as though what they wrote was not there.
DROP FUNCTION begun_words(jsonb, boolean),
  read_words(text[], jsonb, boolean),
  repair_word(text, boolean),
  repairs_of(jsonb, boolean),
  find_named(text, integer[], integer[], smallint, smallint, boolean),
  find_called(text[], integer[], integer[], smallint, smallint, smallint, boolean),
  match_terms(integer[], integer[], integer[], smallint, smallint, text, integer),
  try_search(jsonb, smallint, smallint, text, integer[], integer, boolean),
  suggest_names(text, text, text, integer, integer, timestamptz, boolean);
--> statement-breakpoint
CREATE FUNCTION hidden_from(viewer uuid) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT search_key FROM (
      SELECT blocked_id AS other FROM blocks WHERE user_id = viewer
      UNION SELECT user_id FROM blocks WHERE blocked_id = viewer) AS pair
    JOIN listings ON listings.user_id = other);
END $$;
--> statement-breakpoint
-- Whether somebody has a term beside those who are hidden. Postings first: those of a common word end with the first.
CREATE FUNCTION is_had_beside(term_id integer, hidden integer[]) RETURNS boolean LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN hidden = '{}'
    OR NOT EXISTS (SELECT FROM search_entries WHERE search_key = ANY (hidden) AND terms @> ARRAY[term_id])
    OR EXISTS (SELECT FROM unnest(posted_terms(ARRAY[term_id], false)) AS posted CROSS JOIN LATERAL (
      SELECT FROM search_postings WHERE term = posted AND search_key <> ALL (hidden) LIMIT 1) AS one)
    OR EXISTS (SELECT FROM search_entries WHERE terms @> ARRAY[term_id] AND search_key <> ALL (hidden));
END $$;
--> statement-breakpoint
-- The word of a name, a trade or a keyword that somebody may have meant by one that nobody wrote. Only what stands in a
-- list now, and no figures: an answer must not tell what somebody who left had written, nor a number.
CREATE FUNCTION repair_word(word text, is_open boolean, hidden integer[]) RETURNS text LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET pg_trgm.similarity_threshold = 0.4 SET enable_seqscan = off SET jit = off AS $$
DECLARE
  repaired text;
BEGIN
  IF length(word) >= 4 THEN
    SELECT name INTO repaired FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', is_open) AND name % word
        AND levenshtein_less_equal(name, word, 2) <= CASE WHEN length(word) > 6 THEN 2 ELSE 1 END
        AND name ~ '^[a-z]+$' AND cardinality(posted_terms(ARRAY[id], is_open)) > 0
        AND is_had_beside(id, hidden)
      ORDER BY similarity(name, word) DESC, name LIMIT 1;
  END IF;
  RETURN repaired;
END $$;
--> statement-breakpoint
-- What the words of all attempts may have been meant as, that nobody wrote: looked for once, and for the longest three.
-- Each word is looked up in the index: a join could read all words of the country for one.
CREATE FUNCTION repairs_of(attempts jsonb, is_open boolean, hidden integer[]) RETURNS jsonb LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN coalesce((
    SELECT jsonb_object_agg(word, repair_word(base, is_open, hidden)) FROM (
      SELECT word, base_form(word) AS base FROM (
        SELECT DISTINCT word FROM jsonb_array_elements(attempts) AS attempt, jsonb_array_elements_text(
          coalesce(attempt -> 'words', '[]') || coalesce(attempt -> 'first', '[]') || coalesce(attempt -> 'names', '[]')) AS word) AS each
      WHERE (SELECT id FROM search_terms WHERE kind = open_kind('word', is_open) AND name = base_form(word)
          AND is_had_beside(id, hidden)) IS NULL
      ORDER BY length(word) DESC, word LIMIT 3) AS unknown), '{}');
END $$;
--> statement-breakpoint
-- The numbers of the words of a text: words that nobody wrote are read as `repairs` says, or left out where it has none.
CREATE FUNCTION read_words(words text[], repairs jsonb, is_open boolean, hidden integer[],
    OUT ids integer[], OUT known text[], OUT corrected jsonb,
    OUT is_whole boolean)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  each text;
  id integer;
BEGIN
  ids := '{}'; known := '{}'; corrected := '[]'; is_whole := true;
  FOREACH each IN ARRAY coalesce(words, '{}') LOOP
    SELECT search_terms.id INTO id FROM search_terms WHERE kind = open_kind('word', is_open) AND name = base_form(each)
      AND is_had_beside(search_terms.id, hidden);
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
-- The words that begin like the only one that was typed, where nobody wrote that one: the shortest first.
CREATE FUNCTION begun_words(asked jsonb, is_open boolean, hidden integer[]) RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  start text := asked #>> '{words,0}';
BEGIN
  IF jsonb_array_length(coalesce(asked -> 'words', '[]')) <> 1 OR length(start) < 3 OR asked ? 'exact' OR asked ? 'terms'
      OR asked ? 'type' OR EXISTS (SELECT FROM unnest(known_term_ids(open_kind('word', is_open), ARRAY[base_form(start)])) AS known
        WHERE is_had_beside(known, hidden)) THEN
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
    is_open boolean, hidden integer[])
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
      WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~') AND NOT holds_number(name_folded)
        AND search_key <> ALL (hidden)
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
    near_region smallint, is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
BEGIN
  RETURN ARRAY(
    SELECT key
    FROM (
      SELECT entry.search_key AS key, city, other_places, position
      FROM unnest(names) AS name JOIN listings ON name_folded = name JOIN search_entries AS entry USING (search_key)
      WHERE NOT holds_number(name_folded) AND search_key <> ALL (hidden) AND terms @> every
        AND (one_of IS NULL OR terms && one_of) AND (NOT is_open OR has_open_page) LIMIT 50) AS called
    ORDER BY (city = asked_city OR asked_city = ANY (other_places)) IS NOT TRUE,
      CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END, position, key DESC
    LIMIT 3);
END $$;
--> statement-breakpoint
-- One of the alternatives at a time: all that a listing must have is then looked up in the index, and no row is read
-- that does not match.
CREATE FUNCTION match_terms(every integer[], words integer[], one_of integer[], near_city smallint,
    near_region smallint, sort text, most integer, hidden integer[],
    OUT total integer, OUT keys integer[], OUT is_name boolean)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
  SELECT count(*), bool_or(band = 1), array_agg(search_key ORDER BY
      CASE WHEN sort = 'newest' THEN -search_key END, CASE WHEN sort = 'name' THEN name_position END,
      CASE WHEN sort = 'relevance' THEN band END, distance, position, search_key DESC)
    INTO total, is_name, keys FROM (
      SELECT DISTINCT ON (search_key) search_key, position, name_position,
        CASE WHEN words <@ name_terms THEN 1 WHEN words <@ (name_terms || listed_terms) THEN 2 ELSE 3 END AS band,
        CASE WHEN city = near_city OR near_city = ANY (other_places) THEN 0
          WHEN city / 100 = near_region OR near_region = ANY (other_places) THEN 1 ELSE 2 END AS distance
      FROM (
        SELECT entry.* FROM unnest(coalesce(one_of, '{0}')) AS one CROSS JOIN LATERAL (
          SELECT search_key, city, other_places, position, name_position, name_terms, listed_terms FROM search_entries
          WHERE terms @> CASE WHEN one_of IS NULL THEN every ELSE every || one END
            AND search_key <> ALL (hidden) LIMIT most) AS entry
        LIMIT most) AS matched) AS once;
  keys := coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- One way to understand a search, tried. What nobody has is left out and named in `dropped`: words, and the quartier.
-- `asked`: `terms` ([kind, name] pairs, one of them), `words` (all of them),
-- `first` (words that put a listing first), `quartier` (puts first as well), `names` (words of which a name that is found
-- has all), `type`, `region`, `city`.
CREATE FUNCTION try_search(asked jsonb, near_city smallint, near_region smallint, sort text, skipped integer[],
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
  begun := begun_words(asked, is_open, hidden);
  IF cardinality(begun) > 0 THEN
    main := list_postings(posted_terms(begun, is_open), in_city, in_region, near_city, near_region, sort, skipped, wanted, '{1,2}');
    total := main.total; keys := main.keys;
    IF total <= 1000 AND hidden && keys THEN
      keys := ARRAY(SELECT key FROM unnest(keys) WITH ORDINALITY AS begun_so(key, at) WHERE key <> ALL (hidden) ORDER BY at);
      total := cardinality(keys);
    END IF;
    IF total > 0 THEN
      RETURN;
    END IF;
  END IF;
  words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'words')), asked -> 'repairs', is_open, hidden);
  ids := words.ids; known := words.known; corrected := words.corrected;
  IF asked ? 'words' AND cardinality(ids) = 0 OR asked ? 'exact' AND NOT words.is_whole THEN
    RETURN;
  END IF;
  first_words := read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'first')), asked -> 'repairs', is_open, hidden);
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
    main := match_terms(placed || ids, (read_words(ARRAY(SELECT jsonb_array_elements_text(asked -> 'names')), asked -> 'repairs', is_open, hidden)).ids,
      asked_terms, near_city, near_region, sort, 301, hidden);
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
    main := match_terms(placed || ids, ids, asked_terms, near_city, near_region, sort, 1001, hidden);
    WHILE main.total = 0 AND cardinality(ids) > 1 AND NOT asked ? 'exact' LOOP
      SELECT at INTO commonest FROM unnest(ids) WITH ORDINALITY AS each(id, at)
        ORDER BY count_postings(posted_terms(ARRAY[id], is_open), NULL, NULL) DESC, at DESC LIMIT 1;
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
  hidden integer[] := '{}';
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
  IF viewer IS NOT NULL THEN
    hidden := hidden_from(viewer);
  END IF;
  near_region := near_city / 100;
  attempt := 0; total := 0; dropped := '{}'; corrected := '[]';
  -- A single word that stands in a name is found by it.
  IF plain_words(asked ->> 'named') LIKE '% %' THEN
    named := find_named(asked ->> 'named', known_places(asked -> 'within'),
      CASE WHEN asked -> 'within' ? 'terms' THEN known_terms(asked #> '{within,terms}', is_open) END, near_city, near_region, is_open,
      hidden);
  END IF;
  IF asked ? 'called' THEN
    called := find_called(ARRAY(SELECT jsonb_array_elements_text(asked -> 'called')), known_places(asked -> 'chosen'),
      CASE WHEN asked -> 'chosen' ? 'terms' THEN known_terms(asked #> '{chosen,terms}', is_open) END,
      place_code(asked #>> '{within,region}', asked #>> '{within,city}'), near_city, near_region, is_open,
      hidden);
  END IF;
  named := array_remove(called || ARRAY(
    SELECT key FROM unnest(named) WITH ORDINALITY AS begun(key, at)
    WHERE NOT EXISTS (SELECT FROM unnest(called) AS whole WHERE whole = key) ORDER BY at), own);
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    -- Most searches are answered by a trade, and need no words repaired.
    IF repairs IS NULL AND each.value ?| '{words,first,names}' THEN
      repairs := repairs_of(asked -> 'attempts', is_open, hidden);
    END IF;
    tried := try_search(each.value || jsonb_build_object('repairs', repairs), near_city, near_region, asked ->> 'sort',
      ARRAY[own] || hidden || named, wanted, is_open, hidden);
    attempt := each.at; total := tried.total; keys := tried.keys; dropped := tried.dropped; corrected := tried.corrected;
    EXIT WHEN total > 0 OR cardinality(named) > 0;
  END LOOP;
  -- Names come first in a list that is ordered by what fits best; by age and by name they take their place.
  keys := ARRAY(
    SELECT key FROM (SELECT key, min(at) AS at FROM unnest(named || keys) WITH ORDINALITY AS all_found(key, at)
      WHERE key IS DISTINCT FROM own AND key <> ALL (hidden) GROUP BY key) AS once
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
-- The first businesses whose name begins so, as before; `open_only`: only those who have an open page.
CREATE FUNCTION suggest_names(typed text, near_region text, near_city text, most integer, fewest_letters integer,
    at_instant timestamptz, open_only boolean, viewer uuid) RETURNS jsonb
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  start text := plain_words(typed);
  home smallint := place_code(near_region, near_city);
  keys integer[];
  begun integer[];
  hidden integer[] := '{}';
BEGIN
  IF length(start) < fewest_letters THEN
    RETURN '[]';
  END IF;
  IF viewer IS NOT NULL THEN
    hidden := hidden_from(viewer);
  END IF;
  -- All that begins so lies below '~', which no name has.
  keys := ARRAY(
    SELECT search_key FROM (
      SELECT search_key, city_slug, region_slug FROM listings
      WHERE name_folded ~>=~ start AND name_folded ~<~ (start || '~') AND (has_open_page OR NOT open_only)
        AND visible_until > at_instant AND search_key <> ALL (hidden) LIMIT 30) AS named
    WHERE EXISTS (SELECT FROM search_entries AS entry WHERE entry.search_key = named.search_key)
    ORDER BY CASE WHEN city_slug = near_city AND region_slug = near_region THEN 0 WHEN region_slug = near_region THEN 1 ELSE 2 END,
      search_key DESC LIMIT most);
  IF cardinality(keys) < most AND start NOT LIKE '% %' THEN
    begun := posted_terms(known_term_ids(open_kind('word', open_only), ARRAY[base_form(start)]) || ARRAY(
      SELECT id FROM search_terms
      WHERE kind IN ('open-word', 'word') AND kind = open_kind('word', open_only) AND name ~>=~ start AND name ~<~ (start || '~')
      ORDER BY name USING ~<~ LIMIT 4), open_only);
    IF home IS NOT NULL THEN
      keys := keys || walk_postings(begun, 1::smallint, home, NULL, NULL, NULL, keys || hidden, most - cardinality(keys));
    END IF;
    IF cardinality(keys) < most THEN
      keys := keys || walk_postings(begun, 1::smallint, NULL, NULL, NULL, NULL, keys || hidden, most - cardinality(keys));
    END IF;
  END IF;
  RETURN coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', business_name, 'slug', slug, 'city', city_slug) ORDER BY at)
    FROM unnest(keys) WITH ORDINALITY AS named(key, at)
    JOIN listings ON search_key = key WHERE visible_until > at_instant AND (has_open_page OR NOT open_only)), '[]');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION show_listed(
    keys integer[],
    needs_room boolean,
    shows_new boolean,
    network_hashes text[],
    network_factors integer[],
    member_id uuid,
    session_id uuid,
    asked_at timestamptz,
    asked_span timestamptz,
    hour_ago timestamptz,
    first_hours_ago timestamptz,
    day_start timestamptz,
    asked_day date)
  RETURNS SETOF json LANGUAGE plpgsql ROWS 1
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
BEGIN
  PERFORM * FROM (select "id" from "users" where (("users"."id" = $6 and "users"."user_type" = 'buyer') and $3 and exists (with "asked" as (select "asked_key", row_number() over () as "asked_position" from (select unnest($1) as "asked_key" from (select) as one_row) "each_asked" where true) select "listings"."user_id" from "asked" inner join "listings" on "listings"."search_key" = "asked_key" where not exists (select "contact_id" from "shown_contacts" where ("shown_contacts"."viewer_id" = $6 and "shown_contacts"."contact_id" = "listings"."user_id")))) order by "users"."id" asc for no key update) AS done;
  shows_new := FOUND;
  PERFORM * FROM (with "counters" as ((((select "id"::text as "counted_for", null::int as "network_factor" from "users" where "users"."id" = $6) union (select "identity_hash", null::int as "network_factor" from "account_identities" where "account_identities"."user_id" = $6)) union (select "device_hash", null::int as "network_factor" from "sessions" where ("sessions"."id" = $7 and "sessions"."device_hash" is not null))) union (select unnest($4::text[]), unnest($5::int[]) from "users" where "users"."id" = $6 and "users"."created_at" > $8::timestamptz - make_interval(days => 7::int))) select pg_advisory_xact_lock(hashtextextended(('shown:' || "counted_for")::text, 0)) from (select distinct "counted_for" from "counters" where $3 order by "counted_for" asc) "ordered") AS done;
  RETURN QUERY with "viewer" as (select "users"."id", "users"."user_type", running_plan("subscriptions"."plan", "subscriptions"."pro_until", "subscriptions"."premium_until", $8::timestamptz) as "plan", (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    when "users"."user_type" = 'buyer' then 'none'
    else 'expired' end) as "state", (case
    when (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    when "users"."user_type" = 'buyer' then 'none'
    else 'expired' end) = 'trial' then case running_plan("subscriptions"."plan", "subscriptions"."pro_until", "subscriptions"."premium_until", $8::timestamptz) when 'basic' then 3::int when 'pro' then 5::int when 'premium' then 5::int end
    when (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    when "users"."user_type" = 'buyer' then 'none'
    else 'expired' end) in ('active', 'grace') then case running_plan("subscriptions"."plan", "subscriptions"."pro_until", "subscriptions"."premium_until", $8::timestamptz) when 'basic' then 5::int when 'pro' then 10::int when 'premium' then 15::int end
    when "users"."user_type" = 'buyer' then (select min("spent_trials"."daily_limit") from "account_identities"
    join "spent_trials" on "spent_trials"."identity_hash" = "account_identities"."identity_hash"
    where "account_identities"."user_id" = "users"."id" and "spent_trials"."limited_until" > $8
      and "spent_trials"."left_at" <= "users"."created_at")
    else 0 end) as "daily_limit", "listings"."region_slug", "listings"."city_slug", (select greatest(count(*), ((select max("numbers") from (select sum("shown_counts"."by_taps")::int as "numbers" from "account_identities" inner join "spent_trials" on ("spent_trials"."identity_hash" = "account_identities"."identity_hash" and "spent_trials"."limited_until" > $8) inner join "shown_counts" on ("shown_counts"."counter" = "account_identities"."identity_hash" and "shown_counts"."counted_at" >= $12) where ("account_identities"."user_id" = "users"."id" and "spent_trials"."left_at" <= "users"."created_at") group by "account_identities"."identity_hash") "counts")))::int - count("refunded_at")::int
        - count("pass_tx_ref")::int from "reveals" where ("reveals"."viewer_id" = "users"."id" and "reveals"."day" = $13)) as "viewed_today", (select coalesce(json_agg(json_build_object('txRef', "passes"."tx_ref", 'kind', "passes"."kind", 'reveals', "passes"."reveals", 'remaining', "passes"."reveals" - "passes"."used", 'endsAt', to_char("passes"."ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by "passes"."ends_at", "passes"."tx_ref"), '[]') from "passes" where ("passes"."user_id" = "users"."id" and "passes"."ends_at" > $8 and "passes"."used" < "passes"."reveals")) as "passes", "users"."created_at", coalesce("users"."turned_buyer_at" >= $12, false) as "sold_today" from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" inner join "listings" on "listings"."user_id" = "users"."id" left join "subscriptions" on "subscriptions"."user_id" = "users"."id" where ("sessions"."id" = $7 and "sessions"."user_id" = $6 and ("sessions"."ended_at" is null and "sessions"."expires_at" > $8))), "asked" as (select "asked_key", row_number() over () as "asked_position" from (select unnest($1) as "asked_key" from (select) as one_row) "each_asked" where (not $2 or (select "viewed_today" >= "daily_limit" is not true or case when "daily_limit" is null then 0 else json_array_length("passes") end > 0 from "viewer"))), "found" as (select "listings"."user_id", "asked_position", exists (select "contact_id" from "shown_contacts" where ("shown_contacts"."viewer_id" = (select "viewer"."id" from "viewer") and "shown_contacts"."contact_id" = "listings"."user_id")) as "is_known", exists (select "contact_id" from "saved_contacts" where ("saved_contacts"."user_id" = (select "viewer"."id" from "viewer") and "saved_contacts"."contact_id" = "listings"."user_id")) as "is_saved", "listings"."slug", "listings"."business_name", "listings"."profile_picture", "listings"."category_slug", "listings"."subcategory_slug", "listings"."item_slugs", "listings"."city_slug", "listings"."region_slug", "listings"."quartier", "listings"."landmark", case when "listings"."plan_weight" = 3 then "listings"."other_locations" else '[]' end as "other_locations", "listings"."description", "listings"."keywords", "listings"."user_type", "listings"."joined_at", "listings"."has_open_page", "listings"."is_active", "listings"."opening_hours" <> '{}' as "has_hours", "listings"."opened_by", coalesce("listings"."number_changed_at" > $8::timestamptz - make_interval(days => 30::int), false) as "number_changed", running_plan("subscriptions"."plan", "subscriptions"."pro_until", "subscriptions"."premium_until", $8::timestamptz) as "card_plan", (case
    when "subscriptions"."user_id" is null then 'none'
    when "subscriptions"."trial_ends_at" > $8 then 'trial'
    when "subscriptions"."paid_until" > $8 then 'active'
    when "subscriptions"."paid_until" > $8::timestamptz - make_interval(days => 3::int) then 'grace'
    when "listings"."user_type" = 'buyer' then 'none'
    else 'expired' end) as "card_state", "subscriptions"."paid_until" as "card_paid_until" from "asked" inner join "listings" on "listings"."search_key" = "asked_key" left join "subscriptions" on "subscriptions"."user_id" = "listings"."user_id" where ((("listings"."visible_until" > $8
    and "listings"."user_id" <> (select "viewer"."id" from "viewer")
    and ((select "viewer"."user_type" from "viewer") <> 'buyer' or "listings"."user_type" <> 'buyer')) or (exists (select "contact_id" from "reveals" where ("reveals"."viewer_id" = (select "viewer"."id" from "viewer") and "reveals"."contact_id" = "listings"."user_id")) and exists (select "id" from "users" where ("users"."id" = "listings"."user_id" and "users"."deleted_at" is null)))) and not ((exists (select "id" from "blocks" where ("blocks"."user_id" = (select "viewer"."id" from "viewer") and "blocks"."blocked_id" = "listings"."user_id")) or exists (select "id" from "blocks" where ("blocks"."user_id" = "listings"."user_id" and "blocks"."blocked_id" = (select "viewer"."id" from "viewer"))))))), "counters" as ((((select "id"::text as "counted_for", null::int as "network_factor" from "users" where "users"."id" = $6) union (select "identity_hash", null::int as "network_factor" from "account_identities" where "account_identities"."user_id" = $6)) union (select "device_hash", null::int as "network_factor" from "sessions" where ("sessions"."id" = $7 and "sessions"."device_hash" is not null))) union (select unnest($4::text[]), unnest($5::int[]) from "users" where "users"."id" = $6 and "users"."created_at" > $8::timestamptz - make_interval(days => 7::int))), "spent" as (select "counted_for", "network_factor", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $12), 0)::int as "listed_today", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "listed_this_hour", coalesce(sum("shown_counts"."in_lists") filter (where "shown_counts"."counted_at" >= $11), 0)::int as "listed_at_first", coalesce(sum("shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "tapped_this_hour", coalesce(sum("shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $12), 0)::int as "tapped_today", coalesce(sum("shown_counts"."in_lists" + "shown_counts"."by_taps") filter (where "shown_counts"."counted_at" >= $10), 0)::int as "all_this_hour", min(to_char("shown_counts"."counted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) filter (where "shown_counts"."counted_at" >= $10) as "since", min(to_char("shown_counts"."counted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) filter (where "shown_counts"."counted_at" >= $10 and "shown_counts"."by_taps" > 0) as "tapped_since" from "counters" left join "shown_counts" on ("shown_counts"."counter" = "counted_for" and "shown_counts"."counted_at" >= $11) group by "counted_for", "network_factor"), "allowance" as (select case when (select "sold_today" from "viewer") then 0 else 200::int - max("listed_today") filter (where "network_factor" is null) end as "listed_today", 200::int - max("listed_this_hour") filter (where "network_factor" is null) as "listed_this_hour", case when (select "viewer"."created_at" > $8::timestamptz - make_interval(hours => 24::int) from "viewer")
          then 60::int - max("listed_at_first") filter (where "network_factor" is null) end as "listed_at_first", 60::int - max("tapped_this_hour") filter (where "network_factor" is null) as "tapped_this_hour", case when (select "sold_today" from "viewer") then 0 else 200::int - max("tapped_today") filter (where "network_factor" is null) end as "tapped_today", (array_agg("tapped_since" order by "tapped_this_hour" desc)
          filter (where "network_factor" is null))[1] as "tapped_since", min(150::int * "network_factor" - "all_this_hour") as "network", min(250::int * "network_factor" - "all_this_hour") as "network_with_work", (array_agg("since" order by 150::int * "network_factor" - "all_this_hour")
    filter (where "network_factor" is not null))[1] as "network_since" from "spent"), "fresh" as (select "user_id", row_number() over (order by "asked_position") as "place" from "found" where not "is_known"), "shown" as (insert into "shown_contacts" ("viewer_id", "contact_id", "shown_at")
    select "viewer"."id", "fresh"."user_id", $8 from "viewer", "fresh" where "place" <= (select case when not $3 then 0 when "daily_limit" is null then greatest(0, least("listed_today", "listed_this_hour", "listed_at_first", "network")) else 0 end
    from "viewer", "allowance")  on conflict do nothing returning "shown_contacts"."contact_id"), "counted" as (insert into "shown_counts" ("counter", "counted_at", "in_lists", "by_taps")
    select "counted_for", $9, (select count(*)::int from "shown"), 0 from "counters" where exists (select from "shown") on conflict ("counter", "counted_at")
    do update set "in_lists" = "shown_counts"."in_lists" + excluded."in_lists", "by_taps" = "shown_counts"."by_taps" + excluded."by_taps") select json_build_object('viewer', json_build_object('id', "viewer"."id", 'userType', "viewer"."user_type", 'plan', "plan", 'state', "state", 'dailyLimit', "daily_limit", 'citySlug', "viewer"."city_slug", 'viewedToday', "viewed_today", 'passes', "passes", 'createdAt', to_char("viewer"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'soldToday', "sold_today"), 'allowance', (select json_build_object('listedToday', "listed_today", 'listedThisHour', "listed_this_hour", 'listedAtFirst', "listed_at_first", 'tappedToday', "tapped_today", 'tappedThisHour', "tapped_this_hour", 'tappedSince', "tapped_since", 'network', "network", 'networkWithWork', "network_with_work", 'networkSince', "network_since") from "allowance"), 'newlyShown', (select count(*)::int from "shown"), 'newlyRevealed', 0, 'byPass', 0, 'contacts', (select coalesce(json_agg(json_build_object('_id', "found"."user_id", 'slug', "found"."slug", 'businessName', "found"."business_name", 'profilePicture', "found"."profile_picture", 'category', "found"."category_slug", 'subcategory', "found"."subcategory_slug", 'items', "found"."item_slugs", 'city', "found"."city_slug", 'region', "found"."region_slug", 'quartier', "found"."quartier", 'landmark', "found"."landmark", 'otherLocations', "other_locations", 'whatsappNumber', "users"."whatsapp", 'email', "users"."email", 'description', "found"."description", 'keywords', "found"."keywords", 'userType', "found"."user_type", 'joinedDate', to_char("found"."joined_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'plan', "card_plan", 'state', "card_state", 'paidUntil', "card_paid_until", 'isActive', "found"."is_active", 'hasHours', "has_hours", 'openedBy', "found"."opened_by", 'numberChanged', "number_changed", 'openPage', "found"."has_open_page", 'unlocked', "users"."id" is not null, 'saved', "is_saved") order by "asked_position"), '[]') from "found" left join "users" on "users"."id" = case when ("is_known" or exists (select "contact_id" from "shown" where "shown"."contact_id" = "found"."user_id")) then "found"."user_id" end), 'notFound', (select count(*)::int from "asked") - (select count(*)::int from "found")) from "viewer";
END $$;
