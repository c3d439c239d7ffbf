CREATE TABLE "cleared_searches" (
	"person" bigint PRIMARY KEY NOT NULL,
	"cleared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "word_lessons_person_idx" ON "word_lessons" USING btree ("person");
--> statement-breakpoint
-- Forgets which words some persons searched for up to an instant, and what others were to learn from them; answers how many
-- searches had words. The searches stay, for they are counted: so does in which browser and network those with a trade were.
-- Whoever writes words at that moment is waited for, and whoever does later reads in `cleared_searches` that they are forgotten.
CREATE FUNCTION clear_searches(persons bigint[], until timestamptz) RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  cleared integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('searched_words', 0));
  INSERT INTO cleared_searches SELECT DISTINCT person, until FROM unnest(persons) AS person ORDER BY person
    ON CONFLICT (person) DO UPDATE SET cleared_at = greatest(cleared_searches.cleared_at, excluded.cleared_at);
  UPDATE events SET word_hashes = '{}', device = CASE WHEN trade IS NOT NULL THEN device END,
      network = CASE WHEN trade IS NOT NULL THEN network END
    WHERE person = ANY (persons) AND happened_at <= until AND word_hashes <> '{}';
  GET DIAGNOSTICS cleared = ROW_COUNT;
  DELETE FROM word_lessons WHERE person = ANY (persons);
  RETURN cleared;
END $$;
--> statement-breakpoint
-- A search that was made before its words were forgotten, and is written after it, has none.
CREATE FUNCTION keep_searches_cleared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('searched_words', 0));
  IF EXISTS (SELECT FROM cleared_searches WHERE person = NEW.person AND cleared_at >= NEW.happened_at) THEN
    NEW.word_hashes := '{}';
    IF NEW.trade IS NULL THEN
      NEW.device := NULL;
      NEW.network := NULL;
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_keep_cleared
  BEFORE INSERT ON events
  FOR EACH ROW WHEN (NEW.word_hashes <> '{}')
  EXECUTE FUNCTION keep_searches_cleared();
--> statement-breakpoint
-- Nobody learns from a word that was forgotten while its lesson was looked for.
CREATE FUNCTION learn_what_is_known() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('searched_words', 0));
  IF EXISTS (SELECT FROM events WHERE person = NEW.person AND day BETWEEN NEW.taught_on - 1 AND NEW.taught_on
      AND word_hashes @> ARRAY[NEW.word_hash]) THEN
    RETURN NEW;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER word_lessons_learn_what_is_known
  BEFORE INSERT ON word_lessons
  FOR EACH ROW EXECUTE FUNCTION learn_what_is_known();
