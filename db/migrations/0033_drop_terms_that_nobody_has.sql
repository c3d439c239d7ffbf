CREATE TABLE "lost_terms" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"terms" integer[] NOT NULL
);
--> statement-breakpoint
-- Terms that somebody is about to use are locked against being dropped, until the transaction ends. The rest as before.
CREATE OR REPLACE FUNCTION term_ids(of_kind text, names text[]) RETURNS integer[] LANGUAGE plpgsql STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  ids integer[];
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('search_terms', 0));
  SELECT array_agg(id) INTO ids FROM search_terms WHERE kind = of_kind AND name = ANY (names);
  IF coalesce(cardinality(ids), 0) < cardinality(names) THEN
    INSERT INTO search_terms (kind, name) SELECT of_kind, fresh FROM unnest(names) AS fresh ORDER BY fresh
      ON CONFLICT DO NOTHING;
    SELECT array_agg(id) INTO ids FROM search_terms WHERE kind = of_kind AND name = ANY (names);
  END IF;
  RETURN coalesce(ids, '{}');
END $$;
--> statement-breakpoint
CREATE FUNCTION remove_search_postings(entry search_entries) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  DELETE FROM search_postings WHERE term = ANY (entry.name_terms || entry.listed_terms)
    AND region = entry.city / 100 AND search_key = entry.search_key;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION remove_search_entry(key integer) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  entry search_entries;
BEGIN
  DELETE FROM search_entries WHERE search_key = key RETURNING * INTO entry;
  PERFORM remove_search_postings(entry);
END $$;
--> statement-breakpoint
-- A listing that is indexed already is written anew where it stands, so that only what differs is counted.
CREATE OR REPLACE FUNCTION write_search_entry(listing listings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  named integer[] := term_ids('word', index_words(listing.business_name));
  listed integer[] := term_ids('word', index_words(array_to_string(listing.keywords, ' ')));
  told integer[] := term_ids('word', index_words(concat_ws(' ', listing.description, listing.landmark, listing.quartier)));
  placed integer[] := term_ids('region', ARRAY[listing.region_slug]) || term_ids('city', ARRAY[listing.city_slug])
    || term_ids('quartier', CASE WHEN listing.quartier IS NULL THEN '{}'
      ELSE ARRAY[listing.city_slug || '/' || array_to_string(index_words(listing.quartier), ' ')] END);
  traded integer[] := term_ids('all', '{all}') || term_ids('category', ARRAY[listing.category_slug])
    || term_ids('subcategory', ARRAY[listing.subcategory_slug]) || term_ids('item', listing.item_slugs)
    || term_ids('type', ARRAY[listing.user_type]);
  city smallint := coalesce(place_code(listing.region_slug, listing.city_slug), 0);
  at integer := search_position(listing.plan_weight, listing.is_active, listing.joined_at);
  former search_entries;
BEGIN
  SELECT * INTO former FROM search_entries WHERE search_key = listing.search_key;
  IF FOUND THEN
    PERFORM remove_search_postings(former);
  END IF;
  listed := ARRAY(SELECT unnest(listed) EXCEPT SELECT unnest(named)) || traded;
  INSERT INTO search_entries AS entry
    VALUES (listing.search_key, city, at, listing.name_position, named, listed,
      ARRAY(SELECT unnest(named || listed || placed) UNION SELECT unnest(told)))
    ON CONFLICT (search_key) DO UPDATE SET (city, position, name_position, name_terms, listed_terms, terms)
      = (excluded.city, excluded.position, excluded.name_position, excluded.name_terms, excluded.listed_terms, excluded.terms);
  INSERT INTO search_postings
    SELECT unnest, listing.search_key, at, listing.name_position, 1, city, city / 100 FROM unnest(named)
    UNION ALL
    SELECT unnest, listing.search_key, at, listing.name_position, 2, city, city / 100 FROM unnest(listed);
END $$;
--> statement-breakpoint
-- A listing is in the index while it is visible. What only renews it changes nothing here.
CREATE OR REPLACE FUNCTION index_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_indexed boolean := EXISTS (SELECT FROM search_entries WHERE search_key = OLD.search_key);
  is_visible boolean := TG_OP <> 'DELETE' AND NEW.visible_until > now();
BEGIN
  IF is_indexed AND is_visible AND
    (NEW.business_name, NEW.keywords, NEW.description, NEW.landmark, NEW.quartier, NEW.region_slug, NEW.city_slug,
      NEW.category_slug, NEW.subcategory_slug, NEW.item_slugs, NEW.user_type, NEW.plan_weight, NEW.is_active,
      NEW.joined_at, NEW.search_key)
    IS NOT DISTINCT FROM
    (OLD.business_name, OLD.keywords, OLD.description, OLD.landmark, OLD.quartier, OLD.region_slug, OLD.city_slug,
      OLD.category_slug, OLD.subcategory_slug, OLD.item_slugs, OLD.user_type, OLD.plan_weight, OLD.is_active,
      OLD.joined_at, OLD.search_key)
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
CREATE FUNCTION counted_terms(terms integer[]) RETURNS integer[] LANGUAGE sql STABLE STRICT
  RETURN ARRAY(SELECT id FROM search_terms WHERE id = ANY (terms) AND kind IN ('all', 'category', 'item', 'subcategory'));
--> statement-breakpoint
-- Of a listing that stays in its town, what it is counted by in addition, and no more: other words are no change.
CREATE OR REPLACE FUNCTION log_listing_change() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  stays boolean := TG_OP = 'UPDATE' AND OLD.city = NEW.city;
  gone integer[] := OLD.listed_terms;
  come integer[] := CASE WHEN TG_OP <> 'DELETE' THEN NEW.listed_terms END;
BEGIN
  IF stays THEN
    gone := counted_terms(ARRAY(SELECT unnest(OLD.listed_terms) EXCEPT SELECT unnest(NEW.listed_terms)));
    come := counted_terms(ARRAY(SELECT unnest(NEW.listed_terms) EXCEPT SELECT unnest(OLD.listed_terms)));
  END IF;
  IF cardinality(gone) > 0 THEN
    INSERT INTO listing_changes (change, city, terms) VALUES (-1, OLD.city, gone);
  END IF;
  IF cardinality(come) > 0 THEN
    INSERT INTO listing_changes (change, city, terms) VALUES (1, NEW.city, come);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The terms that a listing had and has no more: whether anybody else has them is looked up later.
CREATE FUNCTION log_lost_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lost integer[] := OLD.terms;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    lost := ARRAY(SELECT unnest(OLD.terms) EXCEPT SELECT unnest(NEW.terms));
  END IF;
  IF cardinality(lost) > 0 THEN
    INSERT INTO lost_terms (terms) VALUES (lost);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_entries_log_lost_terms
  AFTER DELETE OR UPDATE OF terms ON search_entries
  FOR EACH ROW EXECUTE FUNCTION log_lost_terms();
--> statement-breakpoint
-- Which of these words and quartiers no listing has. Postings first: those of a common word end with the first.
CREATE FUNCTION unused_terms(asked integer[]) RETURNS integer[] LANGUAGE plpgsql STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  unposted integer[] := ARRAY(
    SELECT id FROM search_terms WHERE id = ANY (asked) AND kind IN ('word', 'quartier')
      AND NOT EXISTS (SELECT FROM search_postings WHERE term = id));
BEGIN
  RETURN ARRAY(SELECT id FROM unnest(unposted) AS id
    WHERE NOT EXISTS (SELECT FROM search_entries WHERE terms @> ARRAY[id]));
END $$;
--> statement-breakpoint
-- Drops the terms that nobody has any more, of so many listings that lost some. Whoever writes a listing holds a lock until
-- all can see what it has; where somebody does now, the terms wait for the next time. Nobody is waited for here, so that
-- nobody waits in a circle.
CREATE FUNCTION drop_unused_terms(most integer) RETURNS void LANGUAGE plpgsql
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
  DELETE FROM search_terms WHERE id = ANY (unused_terms(lost));
END $$;
--> statement-breakpoint
INSERT INTO lost_terms (terms)
  SELECT array_agg(id) FROM search_terms WHERE kind IN ('word', 'quartier') GROUP BY id / 100;
