-- Writes no lesson for a word that was forgotten while its lesson was looked for.
CREATE OR REPLACE FUNCTION learn_what_is_known()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('searched_words', 0));
  IF EXISTS (SELECT FROM events WHERE person = NEW.person AND day BETWEEN NEW.taught_on - 1 AND NEW.taught_on
      AND word_hashes @> ARRAY[NEW.word_hash]) THEN
    RETURN NEW;
  END IF;
  RETURN NULL;
END $$;
