-- Folds a name, and places it between the two that stand before and after it in the alphabet; equal names share a place. Halving
-- ends after some fifty times, and two writers at once do not see each other: so `check_name_positions` looks at each
-- placed name again.
CREATE OR REPLACE FUNCTION assign_name_position()
  RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  folded text := CASE WHEN NEW.user_type = 'buyer' THEN '' ELSE plain_words(NEW.business_name) END;
  before double precision;
  after double precision;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.name_folded = folded THEN
    RETURN NEW;
  END IF;
  NEW.name_folded := folded;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('listing_names', 0));
  SELECT name_position INTO before FROM listings
    WHERE name_folded ~<=~ folded AND user_id <> NEW.user_id ORDER BY name_folded USING ~>~ LIMIT 1;
  SELECT name_position INTO after FROM listings
    WHERE name_folded ~>=~ folded AND user_id <> NEW.user_id ORDER BY name_folded USING ~<~ LIMIT 1;
  NEW.name_position := (coalesce(before, after - 1024, 0) + coalesce(after, before + 1024, 0)) / 2;
  IF folded <> '' THEN
    INSERT INTO placed_names (search_key) VALUES (NEW.search_key);
  END IF;
  RETURN NEW;
END $$;
