-- The keys of a page with what stands `beside` the first: as second and third the first that each of those lists of attempts finds,
-- where none of the first three is found so. `attempt` found the page. Among the first three is one who carries the words, and one of
-- another trade who does, where there is room; the others of those follow the page.
CREATE OR REPLACE FUNCTION put_beside(keys integer[], attempt jsonb, beside jsonb, near_city smallint, near_region smallint, skipped integer[],
    is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  ways jsonb;
  each jsonb;
  found integer[];
  carriers integer[] := '{}';
  others integer[];
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
      carriers := found;
    ELSIF cardinality(found) > 0 AND NOT found && keys[:3] THEN
      keys := keys[:place - 1] || found[1] || keys[place:];
      place := place + 1;
    END IF;
  END LOOP;
  others := ARRAY(SELECT key FROM unnest(carriers) WITH ORDINALITY AS carrying(key, at) WHERE key <> ALL (keys) ORDER BY at);
  IF cardinality(carriers) > 0 AND NOT carriers && keys[:3] THEN
    keys := keys[:least(place, 3) - 1] || carriers[1] || keys[least(place, 3):];
  ELSIF place <= 3 AND cardinality(others) > 0 THEN
    keys := keys[:2] || others[1] || keys[3:];
  END IF;
  RETURN keys || others;
END $$;
