-- Counts what was searched on the days up to one: from the last counted day, and from the day before at least. The
-- counts are kept for thirteen months, words that no listing has for thirty days. A search that met nobody counts
-- only with a grown account, and as many times as there are people, browsers and networks.
CREATE OR REPLACE FUNCTION count_searched_days(today date)
  RETURNS void LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  since constant date := least(today - 1, coalesce((SELECT max(day) FROM searched_days WHERE day <= today), today - 30));
BEGIN
  WITH search AS (
    SELECT trade, city_slug, day, person, device, network,
        met_nobody AND device IS NOT NULL AND network IS NOT NULL AS is_unmet
      FROM events WHERE action = 'search_performed' AND trade IS NOT NULL AND city_slug IS NOT NULL
        AND day BETWEEN since AND today
  ), searched AS (
    SELECT trade, city_slug, day, count(*) AS searches, count(DISTINCT person) AS people,
        least(count(DISTINCT person) FILTER (WHERE is_unmet), count(DISTINCT device) FILTER (WHERE is_unmet),
          count(DISTINCT network) FILTER (WHERE is_unmet)) AS unmet_people,
        coalesce(smallest_marks(array_agg(viewer_marks(person, device, network, trade || ' ' || city_slug))
          FILTER (WHERE is_unmet), 10), '{}') AS unmet_marks,
        smallest_marks(array_agg(viewer_marks(person, device, network, trade || ' ' || city_slug)), 3) AS marks
      FROM search GROUP BY trade, city_slug, day
  ), missed AS MATERIALIZED (
    SELECT trade, city_slug, day, person, device, network, quartier, missed_words FROM events
      WHERE (quartier IS NOT NULL OR missed_words <> '{}') AND trade IS NOT NULL AND city_slug IS NOT NULL
        AND device IS NOT NULL AND network IS NOT NULL
        AND day BETWEEN since AND today AND happened_at >= since::timestamp AT TIME ZONE 'Africa/Douala'
  ), part AS (
    SELECT trade, city_slug, day, is_word, name,
        least(count(DISTINCT person), count(DISTINCT device), count(DISTINCT network)) AS people,
        smallest_marks(array_agg(viewer_marks(person, device, network, trade || ' ' || city_slug)), 10) AS marks,
        row_number() OVER (PARTITION BY trade, city_slug, day, is_word
          ORDER BY least(count(DISTINCT person), count(DISTINCT device), count(DISTINCT network)) DESC, name) AS place
      FROM (
        SELECT trade, city_slug, day, person, device, network, true AS is_word, unnest(missed_words) AS name FROM missed
        UNION ALL SELECT trade, city_slug, day, person, device, network, false, quartier FROM missed WHERE quartier IS NOT NULL
      ) AS each
      GROUP BY trade, city_slug, day, is_word, name
  ), parts AS (
    SELECT trade, city_slug, day,
        jsonb_agg(jsonb_build_object('name', name, 'people', people, 'marks', marks) ORDER BY place) FILTER (WHERE is_word) AS words,
        jsonb_agg(jsonb_build_object('name', name, 'people', people, 'marks', marks) ORDER BY place)
          FILTER (WHERE NOT is_word) AS quartiers
      FROM part WHERE place <= 20 GROUP BY trade, city_slug, day
  )
  INSERT INTO searched_days AS kept (trade, city_slug, day, searches, people, unmet_people, marks, unmet_marks, quartiers, words)
    SELECT trade, city_slug, day, searches, people, unmet_people, marks, unmet_marks, coalesce(quartiers, '[]'), coalesce(words, '[]')
      FROM searched LEFT JOIN parts USING (trade, city_slug, day)
    ON CONFLICT (trade, city_slug, day) DO UPDATE SET searches = excluded.searches, people = excluded.people,
      unmet_people = excluded.unmet_people, marks = excluded.marks, unmet_marks = excluded.unmet_marks,
      quartiers = excluded.quartiers, words = excluded.words
      WHERE kept.searches <> excluded.searches;
  UPDATE searched_days SET words = '[]' WHERE words <> '[]' AND day < least(today, current_date) - 30;
  DELETE FROM searched_days WHERE day < least(today, current_date) - 400;
END $$;
