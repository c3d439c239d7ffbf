-- The keys of a page with the first that each of `beside`, a list of attempts, finds as its second and third, where none of its
-- first three is found so. `attempt` found the page.
CREATE OR REPLACE FUNCTION put_beside(keys integer[], attempt jsonb, beside jsonb, near_city smallint, near_region smallint, skipped integer[],
    is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  ways jsonb;
  each jsonb;
  found integer[];
  place integer := 2;
BEGIN
  FOR ways IN SELECT jsonb_array_elements(beside) LOOP
    EXIT WHEN place > 3;
    CONTINUE WHEN ways -> 0 ? 'words' AND attempt ? 'words' OR attempt -> 'terms' @> (ways -> 0 -> 'terms');
    FOR each IN SELECT jsonb_array_elements(ways) LOOP
      found := find_first(each, near_city, near_region, skipped, is_open, hidden);
      EXIT WHEN cardinality(found) > 0;
    END LOOP;
    CONTINUE WHEN cardinality(found) = 0 OR found && keys[:3];
    keys := keys[:place - 1] || found[1] || keys[place:];
    place := place + 1;
  END LOOP;
  RETURN keys;
END $$;
