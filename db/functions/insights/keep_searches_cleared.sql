-- Removes the words of a search that was made before they were forgotten and is written afterwards.
CREATE OR REPLACE FUNCTION keep_searches_cleared()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('searched_words', 0));
  IF EXISTS (SELECT FROM cleared_searches WHERE person = NEW.person AND cleared_at >= NEW.happened_at) THEN
    NEW.quartier := NULL;
    NEW.missed_words := '{}';
  END IF;
  RETURN NEW;
END $$;
