-- Forgets the words of some persons' searches up to an instant, what those searches missed, and what others were to
-- learn from them; answers how many searches had words. The searches stay because they are counted, and so do the
-- browser and network of those with a trade. Writers of words at that moment are waited for; later ones read in
-- `cleared_searches` that the words are forgotten.
CREATE OR REPLACE FUNCTION clear_searches(persons bigint[], until timestamptz)
  RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp SET jit = off AS $$
DECLARE
  cleared integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('searched_words', 0));
  INSERT INTO cleared_searches SELECT DISTINCT person, until FROM unnest(persons) AS person ORDER BY person
    ON CONFLICT (person) DO UPDATE SET cleared_at = greatest(cleared_searches.cleared_at, excluded.cleared_at);
  UPDATE events SET word_hashes = '{}', quartier = NULL, missed_words = '{}', device = CASE WHEN trade IS NOT NULL THEN device END,
      network = CASE WHEN trade IS NOT NULL THEN network END
    WHERE person = ANY (persons) AND happened_at <= until
      AND (word_hashes <> '{}' OR quartier IS NOT NULL OR missed_words <> '{}');
  GET DIAGNOSTICS cleared = ROW_COUNT;
  DELETE FROM word_lessons WHERE person = ANY (persons);
  RETURN cleared;
END $$;
