-- Forgets the words of some persons' searches up to an instant; answers how many searches had any. The searches stay
-- counted. Writers of words at that moment are waited for; later ones read in `cleared_searches` that the words are forgotten.
CREATE OR REPLACE FUNCTION clear_searches(persons bigint[], until timestamptz)
  RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp SET jit = off AS $$
DECLARE
  cleared integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('searched_words', 0));
  INSERT INTO cleared_searches SELECT DISTINCT person, until FROM unnest(persons) AS person ORDER BY person
    ON CONFLICT (person) DO UPDATE SET cleared_at = greatest(cleared_searches.cleared_at, excluded.cleared_at);
  UPDATE events SET quartier = NULL, missed_words = '{}'
    WHERE person = ANY (persons) AND happened_at <= until AND (quartier IS NOT NULL OR missed_words <> '{}');
  GET DIAGNOSTICS cleared = ROW_COUNT;
  RETURN cleared;
END $$;
