-- Writes down by what an index entry's counts change, of one that stays in its places only the difference, and which
-- terms it lost: whether other listings have them is looked up later.
CREATE OR REPLACE FUNCTION record_entry_change()
  RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  places integer[] := counted_places(OLD);
  new_places integer[] := CASE WHEN TG_OP <> 'DELETE' THEN counted_places(NEW) END;
  gone integer[] := OLD.listed_terms;
  come integer[] := CASE WHEN TG_OP <> 'DELETE' THEN NEW.listed_terms END;
  lost integer[] := OLD.terms;
BEGIN
  -- Other words are no change of counts.
  IF places = new_places THEN
    gone := ARRAY(SELECT id FROM search_terms WHERE is_counted_kind(kind)
      AND id = ANY (ARRAY(SELECT unnest(OLD.listed_terms) EXCEPT SELECT unnest(NEW.listed_terms))));
    come := ARRAY(SELECT id FROM search_terms WHERE is_counted_kind(kind)
      AND id = ANY (ARRAY(SELECT unnest(NEW.listed_terms) EXCEPT SELECT unnest(OLD.listed_terms))));
  END IF;
  IF cardinality(gone) > 0 THEN
    INSERT INTO listing_changes (change, places, terms) VALUES (-1, places, gone);
  END IF;
  IF cardinality(come) > 0 THEN
    INSERT INTO listing_changes (change, places, terms) VALUES (1, new_places, come);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    lost := ARRAY(SELECT unnest(OLD.terms) EXCEPT SELECT unnest(NEW.terms));
  END IF;
  IF cardinality(lost) > 0 THEN
    INSERT INTO lost_terms (terms) VALUES (lost);
  END IF;
  RETURN NULL;
END $$;
