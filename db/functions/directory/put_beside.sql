-- The keys of a page with the first that each of `beside`, a list of attempts, finds as its second and third, where none of its
-- first three is found so.
CREATE OR REPLACE FUNCTION put_beside(keys integer[], beside jsonb, near_city smallint, near_region smallint, skipped integer[],
    is_open boolean, hidden integer[])
  RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  ways jsonb;
  each jsonb;
  tried record;
  place integer := 2;
BEGIN
  FOR ways IN SELECT jsonb_array_elements(beside) LOOP
    EXIT WHEN place > 3;
    FOR each IN SELECT jsonb_array_elements(ways) LOOP
      tried := try_search(each, near_city, near_region, 'relevance', skipped, 4, is_open, hidden);
      EXIT WHEN tried.total > 0;
    END LOOP;
    tried.keys := ARRAY(SELECT key FROM unnest(tried.keys) WITH ORDINALITY AS found(key, at) WHERE key <> ALL (skipped) ORDER BY at);
    CONTINUE WHEN cardinality(tried.keys) = 0 OR tried.keys && keys[:3];
    keys := keys[:place - 1] || tried.keys[1] || keys[place:];
    place := place + 1;
  END LOOP;
  RETURN keys;
END $$;
