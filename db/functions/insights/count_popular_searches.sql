-- Counts what was searched and found in each town in the thirty days up to one, by as many people as browsers and
-- networks.
CREATE OR REPLACE FUNCTION count_popular_searches(today date)
  RETURNS void LANGUAGE plpgsql SET jit = off SET work_mem = '64MB' AS $$
BEGIN
  DELETE FROM popular_searches;
  INSERT INTO popular_searches (city_slug, trade, people)
    SELECT city_slug, trade, people FROM (
      SELECT city_slug, trade, people, row_number() OVER (PARTITION BY city_slug ORDER BY people DESC, trade) AS place FROM (
        SELECT city_slug, trade, least(count(*), count(DISTINCT device), count(DISTINCT network)) AS people FROM (
          SELECT city_slug, trade, person, max(device) AS device, max(network) AS network FROM events
          WHERE day BETWEEN today - 29 AND today AND action = 'search_performed' AND NOT met_nobody
            AND device IS NOT NULL AND network IS NOT NULL AND trade IS NOT NULL AND city_slug IS NOT NULL
          GROUP BY city_slug, trade, person) AS each
        GROUP BY city_slug, trade) AS counted
      WHERE people >= 5) AS ranked
    WHERE place <= 20
    ON CONFLICT DO NOTHING;
END $$;
