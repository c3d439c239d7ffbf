-- Writes down the terms that a listing lost: whether other listings have them is looked up later.
CREATE OR REPLACE FUNCTION log_lost_terms()
  RETURNS trigger LANGUAGE plpgsql AS $$
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
