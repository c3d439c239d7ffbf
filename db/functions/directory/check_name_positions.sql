-- Looks again at up to `most` names that were placed, and makes room where a name does not stand between its neighbours
-- with room for at least ten more on each side. It waits for no lock: rows that somebody holds are looked at the next
-- time.
CREATE OR REPLACE FUNCTION check_name_positions(most integer)
  RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  placed record;
  at double precision;
  before double precision;
  after double precision;
  room double precision;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('listing_names', 0)) THEN
    RETURN;
  END IF;
  FOR placed IN
    WITH taken AS (
      DELETE FROM placed_names WHERE id IN (SELECT id FROM placed_names ORDER BY id LIMIT most) RETURNING search_key)
    SELECT DISTINCT search_key, name_folded AS name FROM taken JOIN listings USING (search_key)
  LOOP
    SELECT name_position INTO at FROM listings WHERE search_key = placed.search_key;
    SELECT name_position INTO before FROM listings WHERE name_folded ~<~ placed.name ORDER BY name_folded USING ~>~ LIMIT 1;
    SELECT name_position INTO after FROM listings WHERE name_folded ~>~ placed.name ORDER BY name_folded USING ~<~ LIMIT 1;
    -- Of the 52 binary digits of a position.
    room := greatest(abs(at), 1024) * power(2, -42);
    CONTINUE WHEN coalesce(at - before, 1024) > room AND coalesce(after - at, 1024) > room;
    IF NOT spread_name_positions(placed.name) THEN
      INSERT INTO placed_names (search_key) VALUES (placed.search_key);
    END IF;
  END LOOP;
END $$;
