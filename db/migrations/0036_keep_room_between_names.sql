CREATE TABLE "placed_names" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"search_key" integer NOT NULL
);
--> statement-breakpoint
-- Between the two names that stand before and after it in the alphabet; equal names share one. Halving ends after some
-- fifty times, and two who write at the same time do not see each other: so the clock looks at each placed name again.
CREATE OR REPLACE FUNCTION place_name() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  folded text := plain_words(NEW.business_name);
  before double precision;
  after double precision;
BEGIN
  IF TG_OP = 'UPDATE' AND plain_words(OLD.business_name) = folded THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('listing_names', 0));
  SELECT name_position INTO before FROM listings
    WHERE name_folded ~<=~ folded AND user_id <> NEW.user_id ORDER BY name_folded USING ~>~ LIMIT 1;
  SELECT name_position INTO after FROM listings
    WHERE name_folded ~>=~ folded AND user_id <> NEW.user_id ORDER BY name_folded USING ~<~ LIMIT 1;
  NEW.name_position := (coalesce(before, after - 1024, 0) + coalesce(after, before + 1024, 0)) / 2;
  INSERT INTO placed_names (search_key) VALUES (NEW.search_key);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Whether a name stands between its neighbours, with room for at least ten more on each side.
CREATE FUNCTION has_room(folded text, at double precision) RETURNS boolean LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  before double precision;
  after double precision;
  -- Of the 52 binary digits of a position.
  room double precision := greatest(abs(at), 1024) * power(2, -42);
BEGIN
  SELECT name_position INTO before FROM listings WHERE name_folded ~<~ folded ORDER BY name_folded USING ~>~ LIMIT 1;
  SELECT name_position INTO after FROM listings WHERE name_folded ~>~ folded ORDER BY name_folded USING ~<~ LIMIT 1;
  RETURN coalesce(at - before, 1024) > room AND coalesce(after - at, 1024) > room;
END $$;
--> statement-breakpoint
-- Spreads the names around one evenly between two that stay: 32 on each side, up to 512 where that makes too little room.
-- False where somebody writes one of them just now. Nobody places a name meanwhile.
CREATE FUNCTION spread_names(folded text) RETURNS boolean LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  reach integer := 32;
  low record;
  high record;
  names integer;
  first double precision;
  step double precision;
  keys integer[];
  written integer;
BEGIN
  LOOP
    SELECT name_folded AS name, name_position AS at INTO low FROM listings
      WHERE name_folded ~<~ folded ORDER BY name_folded USING ~>~ OFFSET reach LIMIT 1;
    SELECT name_folded AS name, name_position AS at INTO high FROM listings
      WHERE name_folded ~>~ folded ORDER BY name_folded USING ~<~ OFFSET reach LIMIT 1;
    SELECT count(DISTINCT name_folded), array_agg(search_key) INTO names, keys FROM listings
      WHERE name_folded ~>=~ coalesce(low.name, '') AND name_folded IS DISTINCT FROM low.name
        -- No name lies above.
        AND name_folded ~<~ coalesce(high.name, '~');
    first := coalesce(low.at, high.at - 1024 * (names + 1), 0);
    step := coalesce((high.at - first) / (names + 1), 1024);
    EXIT WHEN reach >= 512 OR step > greatest(abs(first), abs(high.at), 1024) * power(2, -22);
    reach := 4 * reach;
  END LOOP;
  SELECT count(*) INTO written FROM (
    SELECT FROM listings WHERE search_key = ANY (keys) ORDER BY search_key FOR NO KEY UPDATE SKIP LOCKED) AS locked;
  IF written < cardinality(keys) THEN
    RETURN false;
  END IF;
  UPDATE listings SET name_position = first + step * place FROM (
    SELECT search_key AS key, dense_rank() OVER (ORDER BY name_folded COLLATE "C") AS place FROM listings
    WHERE search_key = ANY (keys)) AS placed
    WHERE search_key = key;
  UPDATE search_entries SET name_position = listings.name_position FROM listings
    WHERE search_entries.search_key = listings.search_key AND listings.search_key = ANY (keys);
  UPDATE search_postings SET name_position = entry.name_position
    FROM search_entries AS entry CROSS JOIN unnest(entry.name_terms || entry.listed_terms) AS has
    WHERE entry.search_key = ANY (keys) AND search_postings.term = has
      AND search_postings.region = entry.city / 100 AND search_postings.search_key = entry.search_key;
  RETURN true;
END $$;
--> statement-breakpoint
-- Looks again at so many names that were placed, and makes room where there is too little. Waits for nobody: what somebody
-- holds is looked at the next time.
CREATE FUNCTION check_placed_names(most integer) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  placed record;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('listing_names', 0)) THEN
    RETURN;
  END IF;
  FOR placed IN
    WITH taken AS (
      DELETE FROM placed_names WHERE id IN (SELECT id FROM placed_names ORDER BY id LIMIT most) RETURNING search_key)
    SELECT DISTINCT search_key, name_folded FROM taken JOIN listings USING (search_key)
  LOOP
    CONTINUE WHEN has_room(placed.name_folded, (SELECT name_position FROM listings WHERE search_key = placed.search_key));
    IF NOT spread_names(placed.name_folded) THEN
      INSERT INTO placed_names (search_key) VALUES (placed.search_key);
    END IF;
  END LOOP;
END $$;
