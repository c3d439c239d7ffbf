-- What happened to listings on days, by their events: of all that are due in one statement, for to begin one costs more than
-- the few events of a day. Whoever reached a listing looked at it. A new person is one who had not been in touch for sixty
-- days; a search is what they looked for last, within half an hour before.
CREATE FUNCTION read_listing_days(listing_ids uuid[], days date[]) RETURNS SETOF listing_days LANGUAGE plpgsql STABLE ROWS 200
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  click_actions constant text[] := '{whatsapp_click,phone_click,email_click}';
  look_actions constant text[] := click_actions || '{profile_view,profile_click,contact_reveal}';
BEGIN
  RETURN QUERY
  WITH due AS MATERIALIZED (
    SELECT * FROM unnest(listing_ids, days) AS due(listing, on_day)
  ), event AS MATERIALIZED (
    SELECT listing, on_day, person, action, happened_at, city_slug
      FROM due JOIN events ON contact_id = listing AND day = on_day
  ), told AS (
    SELECT listing, on_day, count(*) FILTER (WHERE action = 'contact_reveal')::integer AS openings,
        count(*) FILTER (WHERE action = 'contact_saved')::integer AS saves,
        count(*) FILTER (WHERE action = 'whatsapp_click')::integer AS whatsapp,
        count(*) FILTER (WHERE action = 'phone_click')::integer AS phone,
        count(*) FILTER (WHERE action = 'email_click')::integer AS email
      FROM event GROUP BY listing, on_day
  ), hour AS (
    SELECT listing, on_day, extract(hour FROM happened_at AT TIME ZONE 'Africa/Douala')::integer AS clicked, count(*)::integer AS clicks
      FROM event WHERE action = ANY (click_actions) GROUP BY 1, 2, 3
  ), hours AS (
    SELECT listing, on_day, (SELECT array_agg(coalesce(each.clicks, 0) ORDER BY at) FROM generate_series(0, 23) AS at
        LEFT JOIN unnest(array_agg(clicked), array_agg(clicks)) AS each(clicked, clicks) ON each.clicked = at) AS clicks
      FROM hour GROUP BY listing, on_day
  ), visit AS MATERIALIZED (
    SELECT listing, on_day, person, max(city_slug) AS city, min(happened_at) AS first_at, bool_or(action = ANY (click_actions)) AS is_click
      FROM event WHERE action = ANY (look_actions) GROUP BY listing, on_day, person
  ), visited AS (
    SELECT listing, on_day, count(*)::integer AS views, count(*) FILTER (WHERE is_click)::integer AS clickers,
        count(*) FILTER (WHERE is_click AND NOT EXISTS (
          SELECT FROM events AS earlier WHERE earlier.contact_id = visit.listing AND earlier.person = visit.person
            AND earlier.day BETWEEN visit.on_day - 60 AND visit.on_day - 1 AND earlier.action = ANY (click_actions)))::integer AS requests
      FROM visit GROUP BY listing, on_day
  ), town AS (
    SELECT listing, on_day, jsonb_agg(jsonb_build_object('city', city, 'views', views, 'marks', three_marks(marks)) ORDER BY city) AS towns
      FROM (SELECT listing, on_day, city, count(*) AS views, array_agg(viewer_mark(person, listing::text)) AS marks
        FROM visit WHERE city IS NOT NULL GROUP BY listing, on_day, city) AS each
      GROUP BY listing, on_day
  ), search AS (
    SELECT listing, on_day, jsonb_agg(jsonb_build_object('trade', trade, 'city', city, 'views', views, 'marks', three_marks(marks))
        ORDER BY trade, city) AS searches
      FROM (SELECT *, row_number() OVER (PARTITION BY listing, on_day ORDER BY views DESC, trade, city) AS nth
        FROM (SELECT listing, on_day, trade, last.city_slug AS city, count(*) AS views,
            array_agg(viewer_mark(visit.person, listing::text)) AS marks
          FROM visit CROSS JOIN LATERAL (
            SELECT trade, city_slug FROM events WHERE person = visit.person AND action = 'search_performed'
              AND day BETWEEN on_day - 1 AND on_day AND happened_at BETWEEN first_at - interval '30 minutes' AND first_at
              ORDER BY happened_at DESC, trade, city_slug LIMIT 1) AS last
          WHERE trade IS NOT NULL GROUP BY listing, on_day, trade, last.city_slug) AS counted) AS each
      WHERE nth <= 20 GROUP BY listing, on_day
  )
  SELECT due.listing, due.on_day, coalesce(views, 0), coalesce(openings, 0), coalesce(saves, 0), coalesce(whatsapp, 0),
      coalesce(phone, 0), coalesce(email, 0), coalesce(clickers, 0), coalesce(requests, 0), hours.clicks,
      coalesce(towns, '[]'), coalesce(searches, '[]')
    FROM due LEFT JOIN told USING (listing, on_day) LEFT JOIN hours USING (listing, on_day)
      LEFT JOIN visited USING (listing, on_day) LEFT JOIN town USING (listing, on_day) LEFT JOIN search USING (listing, on_day);
END $$
--> statement-breakpoint
-- Counts days of listings that are due, those first that are due for longest; answers how many it took. What somebody records
-- at this moment, and the listing of whoever is being erased, is left for the next time: nobody is waited for here. Days whose
-- events were dropped stay as they were counted, and are kept for thirteen months.
CREATE OR REPLACE FUNCTION count_listing_days(most integer) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  kept_from constant date := date_trunc('month', current_date) - interval '3 months';
  listing_ids uuid[];
  days date[];
  held uuid[];
  counted_ids uuid[];
  counted_days date[];
BEGIN
  SELECT array_agg(listing_id), array_agg(day) INTO listing_ids, days FROM (
    SELECT listing_id, day FROM due_listing_days ORDER BY marked_at LIMIT most FOR UPDATE SKIP LOCKED) AS due;
  IF listing_ids IS NULL THEN RETURN 0; END IF;
  held := ARRAY(SELECT id FROM users WHERE id = ANY (listing_ids) FOR KEY SHARE SKIP LOCKED);
  SELECT array_agg(listing_id), array_agg(due_day) INTO counted_ids, counted_days
    FROM unnest(listing_ids, days) AS due(listing_id, due_day)
    WHERE listing_id = ANY (held) AND due_day >= kept_from;
  INSERT INTO listing_days SELECT * FROM read_listing_days(counted_ids, counted_days)
    ON CONFLICT (listing_id, day) DO UPDATE SET views = excluded.views, openings = excluded.openings, saves = excluded.saves,
      whatsapp_clicks = excluded.whatsapp_clicks, phone_clicks = excluded.phone_clicks, email_clicks = excluded.email_clicks,
      clickers = excluded.clickers, requests = excluded.requests, click_hours = excluded.click_hours,
      towns = excluded.towns, searches = excluded.searches;
  DELETE FROM listing_days USING unnest(listing_ids, days) AS due(listing_id, day)
    WHERE listing_days.listing_id = due.listing_id AND listing_days.day < least(due.day, current_date) - 400;
  DELETE FROM due_listing_days USING unnest(listing_ids, days) AS due(listing_id, day)
    WHERE due_listing_days.listing_id = due.listing_id AND due_listing_days.day = due.day
      AND (due.listing_id = ANY (held) OR NOT EXISTS (SELECT FROM users WHERE id = due.listing_id));
  RETURN cardinality(listing_ids);
END $$;
--> statement-breakpoint
DROP FUNCTION read_listing_day(uuid, date);
