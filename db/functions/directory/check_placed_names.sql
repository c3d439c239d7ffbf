-- Looks again at up to `most` names that were placed, and makes room where there is too little. It waits for no lock:
-- rows that somebody holds are looked at the next time.
CREATE OR REPLACE FUNCTION check_placed_names(most integer)
  RETURNS void LANGUAGE plpgsql
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
