-- What people are told apart by where a figure has to stand for several: short marks of who it was, of their browser and of their
-- network, each kind in numbers of its own. As many people are seen as there are marks of the kind with the fewest. Of whom browser
-- and network are unknown, as of every young account, all are one.
CREATE FUNCTION viewer_marks(person bigint, device bigint, network bigint, beside text) RETURNS integer[] LANGUAGE sql
  IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN device IS NULL OR network IS NULL THEN ARRAY[0, 65536, 131072]
    ELSE ARRAY[viewer_mark(person, beside), 65536 + viewer_mark(device, beside), 131072 + viewer_mark(network, beside)] END;
--> statement-breakpoint
-- So many of the smallest marks of each kind: those of several days together say whether there were as many people.
CREATE FUNCTION smallest_marks(marks integer[], most integer) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT mark FROM (
      SELECT mark, row_number() OVER (PARTITION BY mark >> 16 ORDER BY mark) AS place
        FROM (SELECT DISTINCT mark FROM unnest(marks) AS mark) AS different) AS placed
    WHERE place <= most ORDER BY mark);
--> statement-breakpoint
-- The towns from which so many people for sure looked at a listing in the ninety days before one.
CREATE FUNCTION towns_of_viewers(listing uuid, before_day date, fewest integer) RETURNS text[] LANGUAGE sql STABLE
  RETURN ARRAY(SELECT city FROM listing_days
      CROSS JOIN jsonb_to_recordset(towns) AS part(city text, marks jsonb)
      CROSS JOIN LATERAL (SELECT each::integer AS mark FROM jsonb_array_elements_text(marks) AS of_part(each)) AS marked
    WHERE listing_id = listing AND day BETWEEN before_day - 90 AND before_day - 1
    GROUP BY city
    HAVING count(DISTINCT mark) FILTER (WHERE mark >> 16 = 0) >= fewest
      AND count(DISTINCT mark) FILTER (WHERE mark >> 16 = 1) >= fewest
      AND count(DISTINCT mark) FILTER (WHERE mark >> 16 = 2) >= fewest);
--> statement-breakpoint
-- What happened to a listing on a day, by its events. Whoever reached it looked at it. A new person is one who had not been in
-- touch for sixty days; a search is what they looked for last, within half an hour before. In which browser and network they are
-- is known of the searches of grown accounts: the last one counts, of the thirty days before.
CREATE OR REPLACE FUNCTION read_listing_day(listing uuid, on_day date) RETURNS listing_days LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  click_actions constant text[] := '{whatsapp_click,phone_click,email_click}';
  look_actions constant text[] := click_actions || '{profile_view,profile_click,contact_reveal}';
  counted listing_days;
BEGIN
  WITH event AS MATERIALIZED (
    SELECT person, action, happened_at, city_slug FROM events WHERE contact_id = listing AND day = on_day
  ), visit AS MATERIALIZED (
    SELECT person, max(city_slug) AS city, min(happened_at) AS first_at, bool_or(action = ANY (click_actions)) AS is_click
      FROM event WHERE action = ANY (look_actions) GROUP BY person
  ), marked AS MATERIALIZED (
    SELECT visit.*, viewer_marks(person, device, network, listing::text) AS marks FROM visit LEFT JOIN LATERAL (
      SELECT device, network FROM events WHERE events.person = visit.person AND action = 'search_performed'
        AND day BETWEEN on_day - 30 AND on_day AND happened_at BETWEEN first_at - interval '30 days' AND first_at
        AND device IS NOT NULL AND network IS NOT NULL
        ORDER BY happened_at DESC, device, network LIMIT 1) AS last ON true
  ), town AS (
    SELECT city, count(*) AS views, smallest_marks(array_agg(marks), 3) AS marks
      FROM marked WHERE city IS NOT NULL GROUP BY city
  ), search AS (
    SELECT trade, city_slug AS city, count(*) AS views, smallest_marks(array_agg(marks), 3) AS marks
      FROM marked CROSS JOIN LATERAL (
        SELECT trade, city_slug FROM events WHERE person = marked.person AND action = 'search_performed'
          AND day BETWEEN on_day - 1 AND on_day AND happened_at BETWEEN first_at - interval '30 minutes' AND first_at
          ORDER BY happened_at DESC, trade, city_slug LIMIT 1) AS last
      WHERE trade IS NOT NULL GROUP BY trade, city_slug ORDER BY views DESC, trade, city_slug LIMIT 20
  ), hour AS (
    SELECT hour, count(person)::integer AS clicks FROM generate_series(0, 23) AS hour
      LEFT JOIN event ON action = ANY (click_actions) AND extract(hour FROM happened_at AT TIME ZONE 'Africa/Douala') = hour
      GROUP BY hour
  )
  SELECT listing, on_day,
    (SELECT count(*) FROM visit),
    count(*) FILTER (WHERE action = 'contact_reveal'), count(*) FILTER (WHERE action = 'contact_saved'),
    count(*) FILTER (WHERE action = 'whatsapp_click'), count(*) FILTER (WHERE action = 'phone_click'),
    count(*) FILTER (WHERE action = 'email_click'),
    (SELECT count(*) FROM visit WHERE is_click),
    (SELECT count(*) FROM visit WHERE is_click AND NOT EXISTS (
      SELECT FROM events AS earlier WHERE earlier.contact_id = listing AND earlier.person = visit.person
        AND earlier.day BETWEEN on_day - 60 AND on_day - 1 AND earlier.action = ANY (click_actions))),
    CASE WHEN bool_or(action = ANY (click_actions)) THEN (SELECT array_agg(clicks ORDER BY hour) FROM hour) END,
    (SELECT coalesce(jsonb_agg(to_jsonb(town) ORDER BY city), '[]') FROM town),
    (SELECT coalesce(jsonb_agg(to_jsonb(search) ORDER BY trade, city), '[]') FROM search)
    INTO counted FROM event;
  RETURN counted;
END $$;
