-- Writes down by what a listing's counts change; of one that stays in its places only the difference. Other words are
-- no change.
CREATE OR REPLACE FUNCTION log_listing_change()
  RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  stays boolean := TG_OP = 'UPDATE' AND (OLD.city, OLD.other_places) = (NEW.city, NEW.other_places);
  gone integer[] := OLD.listed_terms;
  come integer[] := CASE WHEN TG_OP <> 'DELETE' THEN NEW.listed_terms END;
BEGIN
  IF stays THEN
    gone := counted_terms(ARRAY(SELECT unnest(OLD.listed_terms) EXCEPT SELECT unnest(NEW.listed_terms)));
    come := counted_terms(ARRAY(SELECT unnest(NEW.listed_terms) EXCEPT SELECT unnest(OLD.listed_terms)));
  END IF;
  IF cardinality(gone) > 0 THEN
    INSERT INTO listing_changes (change, places, terms) VALUES (-1, counted_places(OLD), gone);
  END IF;
  IF cardinality(come) > 0 THEN
    INSERT INTO listing_changes (change, places, terms) VALUES (1, counted_places(NEW), come);
  END IF;
  RETURN NULL;
END $$;
