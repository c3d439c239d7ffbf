-- What the first of the attempts finds that finds any, where nobody is `named`; the halves of its `and` take turns, and
-- `beside` holds lists of attempts whose first stand among the first three, too. `keys` are as many as are wanted; all fit
-- what `refine` asks.
CREATE OR REPLACE FUNCTION find_by_attempts(asked jsonb, named integer[], near_city smallint, own integer, is_open boolean,
    hidden integer[], wanted integer, OUT attempt integer, OUT total integer, OUT keys integer[], OUT dropped text[],
    OUT corrected jsonb)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  near_region constant smallint := near_city / 100;
  -- A visitor has no listing of their own.
  skipped constant integer[] := array_remove(ARRAY[own] || hidden || named, NULL);
  with_buyers constant jsonb := CASE WHEN asked ? 'buyers' THEN '{"buyers": true}' ELSE '{}' END;
  tried record;
  each record;
  repairs jsonb;
  refined integer[];
BEGIN
  attempt := 0; total := 0; keys := '{}'; dropped := '{}'; corrected := '[]';
  FOR each IN SELECT value, at - 1 AS at FROM jsonb_array_elements(asked -> 'attempts') WITH ORDINALITY AS attempts(value, at) LOOP
    -- Most searches are answered by a trade, and need no words repaired.
    IF repairs IS NULL AND each.value ?| '{words,first,names}' THEN
      repairs := correct_words(asked -> 'attempts', is_open, hidden);
    END IF;
    tried := try_search(each.value || jsonb_build_object('repairs', repairs) || with_buyers, near_city, near_region, asked ->> 'sort',
      skipped, wanted, is_open, hidden);
    attempt := each.at; total := tried.total; keys := tried.keys;
    IF asked ? 'refine' THEN
      keys := refine_keys(keys, asked -> 'refine');
      total := cardinality(keys);
    END IF;
    dropped := tried.dropped; corrected := tried.corrected;
    EXIT WHEN total > 0 OR cardinality(named) > 0;
  END LOOP;
  refined := keys;
  IF total > 0 AND asked -> 'attempts' -> attempt ? 'and' THEN
    FOR each IN SELECT value FROM jsonb_array_elements(asked -> 'attempts' -> attempt -> 'and') LOOP
      tried := try_search(each.value, near_city, near_region, asked ->> 'sort', skipped, wanted, is_open, hidden);
      EXIT WHEN tried.total > 0;
    END LOOP;
    total := total + tried.total;
    keys := ARRAY(SELECT key FROM (
      SELECT key, at, 0 AS half FROM unnest(keys) WITH ORDINALITY AS one(key, at)
      UNION ALL SELECT key, at, 1 FROM unnest(tried.keys) WITH ORDINALITY AS two(key, at)) AS halves ORDER BY at, half);
  ELSIF total > 0 AND jsonb_array_length(asked -> 'beside') > 0 THEN
    keys := put_beside(keys, asked -> 'attempts' -> attempt, asked -> 'beside', near_city, near_region, skipped, is_open, hidden);
  END IF;
  IF asked ? 'refine' THEN
    refined := refined || refine_keys(ARRAY(SELECT unnest(keys) EXCEPT SELECT unnest(refined)), asked -> 'refine');
    keys := ARRAY(SELECT key FROM unnest(keys) WITH ORDINALITY AS all_found(key, at) WHERE key = ANY (refined) ORDER BY at);
  END IF;
END $$;
