-- Spreads the names around one evenly between two that stay: 32 on each side, up to 512 where that makes too little
-- room. False where one of them is being written. No name is placed meanwhile.
CREATE OR REPLACE FUNCTION spread_name_positions(folded text)
  RETURNS boolean LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  reach integer := 32;
  low record;
  high record;
  names integer;
  first double precision;
  step double precision;
  keys integer[];
  written integer;
BEGIN
  LOOP
    SELECT name_folded AS name, name_position AS at INTO low FROM listings
      WHERE name_folded ~<~ folded ORDER BY name_folded USING ~>~ OFFSET reach LIMIT 1;
    SELECT name_folded AS name, name_position AS at INTO high FROM listings
      WHERE name_folded ~>~ folded ORDER BY name_folded USING ~<~ OFFSET reach LIMIT 1;
    SELECT count(DISTINCT name_folded), array_agg(search_key) INTO names, keys FROM listings
      WHERE name_folded ~>=~ coalesce(low.name, '') AND name_folded IS DISTINCT FROM low.name
        -- No name lies above.
        AND name_folded ~<~ coalesce(high.name, '~');
    first := coalesce(low.at, high.at - 1024 * (names + 1), 0);
    step := coalesce((high.at - first) / (names + 1), 1024);
    EXIT WHEN reach >= 512 OR step > greatest(abs(first), abs(high.at), 1024) * power(2, -22);
    reach := 4 * reach;
  END LOOP;
  SELECT count(*) INTO written FROM (
    SELECT FROM listings WHERE search_key = ANY (keys) ORDER BY search_key FOR NO KEY UPDATE SKIP LOCKED) AS locked;
  IF written < cardinality(keys) THEN
    RETURN false;
  END IF;
  UPDATE listings SET name_position = first + step * place FROM (
    SELECT search_key AS key, dense_rank() OVER (ORDER BY name_folded COLLATE "C") AS place FROM listings
    WHERE search_key = ANY (keys)) AS placed
    WHERE search_key = key;
  UPDATE search_entries SET name_position = listings.name_position FROM listings
    WHERE search_entries.search_key = listings.search_key AND listings.search_key = ANY (keys);
  UPDATE search_postings SET name_position = entry.name_position
    FROM search_entries AS entry CROSS JOIN unnest(entry.name_terms || entry.listed_terms) AS has
    CROSS JOIN LATERAL listed_places(entry) AS place
    WHERE entry.search_key = ANY (keys) AND search_postings.term = has
      AND search_postings.region = place.region AND search_postings.search_key = entry.search_key;
  RETURN true;
END $$;
