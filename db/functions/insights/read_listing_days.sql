-- What happened to listings on days, by their events: all that are due in one statement, since starting one costs
-- more than the few events of a day. Reaching a listing counts as looking at it. A new person had not been in touch
-- for sixty days; a search is their last one within half an hour before. Browser and network are known from searches
-- of grown accounts: the last one counts, of the thirty days before.
CREATE OR REPLACE FUNCTION read_listing_days(listing_ids uuid[], days date[])
  RETURNS SETOF listing_days LANGUAGE plpgsql STABLE ROWS 200
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
  ), marked AS MATERIALIZED (
    SELECT visit.*, viewer_marks(person, device, network, listing::text) AS marks FROM visit LEFT JOIN LATERAL (
      SELECT device, network FROM events WHERE events.person = visit.person AND action = 'search_performed'
        AND day BETWEEN on_day - 30 AND on_day AND happened_at BETWEEN first_at - interval '30 days' AND first_at
        AND device IS NOT NULL AND network IS NOT NULL
        ORDER BY happened_at DESC, device, network LIMIT 1) AS last ON true
  ), town AS (
    SELECT listing, on_day, jsonb_agg(jsonb_build_object('city', city, 'views', views, 'marks', marks) ORDER BY city) AS towns
      FROM (SELECT listing, on_day, city, count(*) AS views, smallest_marks(array_agg(marks), 3) AS marks
        FROM marked WHERE city IS NOT NULL GROUP BY listing, on_day, city) AS each
      GROUP BY listing, on_day
  ), search AS (
    SELECT listing, on_day, jsonb_agg(jsonb_build_object('trade', trade, 'city', city, 'views', views, 'marks', marks)
        ORDER BY trade, city) AS searches
      FROM (SELECT *, row_number() OVER (PARTITION BY listing, on_day ORDER BY views DESC, trade, city) AS nth
        FROM (SELECT listing, on_day, trade, last.city_slug AS city, count(*) AS views,
            smallest_marks(array_agg(marks), 3) AS marks
          FROM marked CROSS JOIN LATERAL (
            SELECT trade, city_slug FROM events WHERE person = marked.person AND action = 'search_performed'
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
END $$;
