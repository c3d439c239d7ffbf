-- The keys of a page with what stands `beside` the first: the first that each of those lists of attempts finds, as second and third,
-- where none of the first three is found so. `attempt` found the page. Whoever carries the words comes first of them; of another
-- trade they are third where others carry them before, and the rest of them follow the page.
CREATE OR REPLACE FUNCTION put_beside(keys integer[], attempt jsonb, beside jsonb, near_city smallint, near_region smallint, skipped integer[],
    is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  ways jsonb;
  each jsonb;
  found integer[];
  others integer[] := '{}';
  place integer := 2;
BEGIN
  FOR ways IN SELECT jsonb_array_elements(beside) LOOP
    EXIT WHEN place > 3;
    CONTINUE WHEN ways -> 0 ? 'words' AND attempt ? 'words' OR attempt -> 'terms' @> (ways -> 0 -> 'terms');
    FOR each IN SELECT jsonb_array_elements(ways) LOOP
      found := find_first(each, near_city, near_region, skipped, is_open, hidden);
      EXIT WHEN cardinality(found) > 0;
    END LOOP;
    IF ways -> 0 ? 'words' THEN
      others := ARRAY(SELECT key FROM unnest(found) WITH ORDINALITY AS each_found(key, at) WHERE key <> ALL (keys) ORDER BY at);
    END IF;
    CONTINUE WHEN cardinality(found) = 0 OR found && keys[:3];
    keys := keys[:place - 1] || found[1] || keys[place:];
    place := place + 1;
  END LOOP;
  IF place <= 3 AND NOT beside #> '{0,0}' ? 'terms' AND NOT others && keys[:3] THEN
    keys := keys[:2] || others[1] || keys[3:];
  END IF;
  RETURN keys || others;
END $$;
