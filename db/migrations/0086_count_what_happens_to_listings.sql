CREATE TABLE "due_listing_days" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "due_listing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "listing_days" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"openings" integer NOT NULL,
	"saves" integer NOT NULL,
	"whatsapp_clicks" integer NOT NULL,
	"phone_clicks" integer NOT NULL,
	"email_clicks" integer NOT NULL,
	"clickers" integer NOT NULL,
	"requests" integer NOT NULL,
	"click_hours" integer[],
	"towns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"searches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "listing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "listing_days_people" CHECK ("requests" <= "clickers" and "clickers" <= "views"),
	CONSTRAINT "listing_days_click_hours" CHECK (cardinality("click_hours") = 24)
);
--> statement-breakpoint
CREATE TABLE "searched_days" (
	"trade" text NOT NULL,
	"city_slug" text NOT NULL,
	"day" date NOT NULL,
	"searches" integer NOT NULL,
	"people" integer NOT NULL,
	"unmet_people" integer NOT NULL,
	"marks" integer[] NOT NULL,
	CONSTRAINT "searched_days_trade_city_slug_day_pk" PRIMARY KEY("trade","city_slug","day")
);
--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_users_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_listing_days_marked_at_idx" ON "due_listing_days" USING btree ("marked_at");--> statement-breakpoint
CREATE INDEX "searched_days_day_idx" ON "searched_days" USING btree ("day");--> statement-breakpoint
DROP INDEX "events_once_a_day_key";--> statement-breakpoint
CREATE UNIQUE INDEX "events_once_a_day_key" ON "events" USING btree ("contact_id","day","person","action") WHERE contact_id is not null;--> statement-breakpoint
CREATE INDEX "events_searched_idx" ON "events" USING btree ("day","trade","city_slug","person","met_nobody") WHERE action = 'search_performed' and trade is not null and city_slug is not null;--> statement-breakpoint
-- A short mark of a person beside something: enough to tell whether three are three, and shared by many who could be it.
CREATE FUNCTION viewer_mark(person bigint, beside text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (hashint8extended(person, hashtextextended(beside, 0)) & 65535)::integer;
--> statement-breakpoint
-- The three smallest marks of a day: the marks of several days together say whether there were three people or more.
CREATE FUNCTION three_marks(marks integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT DISTINCT mark FROM unnest(marks) AS mark ORDER BY mark LIMIT 3);
--> statement-breakpoint
-- Adds events, each once where it can happen only once a day, and of one person 500 in a day and a night, whenever they are
-- told; answers how many are new. Two statements at once may each add up to that number: what is bounded is how much a person
-- can fill. The words of a search come as they were typed: only their hashes are kept, none of a word that stands in a
-- business name. Where three people taught a word, its hash is there already, and now the word is known.
-- The days of listings that are to be counted anew are marked in the same statement. A mark that is there is locked, so that
-- whoever is counting it waits no longer than this lasts, and does not take it away with an event that they did not see. Rows
-- are added and marked in one order, so that two statements never wait for each other in a circle.
CREATE OR REPLACE FUNCTION record_events(happened jsonb) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  added integer;
BEGIN
  WITH event AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY person, day) AS nth
    FROM jsonb_to_recordset(happened) AS event(day date, happened_at timestamptz, action text, person bigint,
      device bigint, network bigint, contact_id uuid, trade text, city_slug text, met_nobody boolean, words jsonb)
  ), recorder AS MATERIALIZED (
    SELECT person, day, max(happened_at) AS until FROM event GROUP BY person, day
  ), had AS MATERIALIZED (
    SELECT person, day, (SELECT count(*) FROM (
      SELECT FROM events WHERE events.person = recorder.person AND events.day BETWEEN recorder.day - 1 AND recorder.day
        AND happened_at > until - interval '24 hours' LIMIT 500) AS latest) AS already
    FROM recorder
  ), added_events AS (
    INSERT INTO events (day, happened_at, action, person, device, network, contact_id, trade, city_slug, met_nobody, word_hashes)
      SELECT day, happened_at, action, person, device, network, contact_id, trade, city_slug, coalesce(met_nobody, false),
        ARRAY(SELECT hash FROM jsonb_to_recordset(words) AS each(word text, hash bigint) WHERE NOT stands_in_a_name(word))
      FROM event JOIN had USING (person, day)
      WHERE already + nth <= 500
      ORDER BY contact_id, person, action, day
      ON CONFLICT DO NOTHING
      RETURNING day, happened_at, action, person, contact_id
  ), changed AS MATERIALIZED (
    SELECT contact_id, day FROM added_events
      WHERE contact_id IS NOT NULL AND action NOT IN ('contact_removed', 'contact_export')
    -- Whoever got in touch earlier is no new person later.
    UNION SELECT later.contact_id, later.day FROM added_events AS earlier CROSS JOIN LATERAL (
      SELECT contact_id, day FROM events WHERE contact_id = earlier.contact_id AND person = earlier.person
        AND day BETWEEN earlier.day + 1 AND earlier.day + 60
        AND action IN ('whatsapp_click', 'phone_click', 'email_click')) AS later
      WHERE earlier.action IN ('whatsapp_click', 'phone_click', 'email_click')
    -- Whoever looked at a listing after a search found it by that.
    UNION SELECT found.contact_id, found.day FROM added_events AS search CROSS JOIN LATERAL (
      SELECT contact_id, day FROM events WHERE person = search.person AND contact_id IS NOT NULL
        AND day BETWEEN search.day AND search.day + 1
        AND happened_at BETWEEN search.happened_at AND search.happened_at + interval '30 minutes') AS found
      WHERE search.action = 'search_performed'
  ), marked AS (
    INSERT INTO due_listing_days (listing_id, day) SELECT contact_id, day FROM changed ORDER BY contact_id, day
      ON CONFLICT (listing_id, day) DO UPDATE SET marked_at = excluded.marked_at WHERE false
  )
  SELECT count(*) INTO added FROM added_events;
  UPDATE learned_words SET word = said.word
    FROM jsonb_array_elements(happened) AS event,
      jsonb_to_recordset(event -> 'words') AS said(word text, hash bigint)
    WHERE learned_words.word_hash = said.hash AND learned_words.word IS NULL AND NOT stands_in_a_name(said.word)
      AND NOT EXISTS (SELECT FROM learned_words AS other WHERE other.word = said.word);
  RETURN added;
END $$;
--> statement-breakpoint
-- What happened to a listing on a day, by its events. Whoever reached it looked at it. A new person is one who had not been in
-- touch for sixty days; a search is what they looked for last, within half an hour before.
CREATE FUNCTION read_listing_day(listing uuid, on_day date) RETURNS listing_days LANGUAGE plpgsql STABLE
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
  ), town AS (
    SELECT city, count(*) AS views, three_marks(array_agg(viewer_mark(person, listing::text))) AS marks
      FROM visit WHERE city IS NOT NULL GROUP BY city
  ), search AS (
    SELECT trade, city_slug AS city, count(*) AS views, three_marks(array_agg(viewer_mark(visit.person, listing::text))) AS marks
      FROM visit CROSS JOIN LATERAL (
        SELECT trade, city_slug FROM events WHERE person = visit.person AND action = 'search_performed'
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
--> statement-breakpoint
-- Counts days of listings that are due, those first that are due for longest; answers how many it took. What somebody records
-- at this moment, and the listing of whoever is being erased, is left for the next time: nobody is waited for here. Days whose
-- events were dropped stay as they were counted, and are kept for thirteen months.
CREATE FUNCTION count_listing_days(most integer) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  kept_from constant date := date_trunc('month', current_date) - interval '3 months';
  listing_ids uuid[];
  days date[];
  held uuid[];
BEGIN
  SELECT array_agg(listing_id), array_agg(day) INTO listing_ids, days FROM (
    SELECT listing_id, day FROM due_listing_days ORDER BY marked_at LIMIT most FOR UPDATE SKIP LOCKED) AS due;
  IF listing_ids IS NULL THEN RETURN 0; END IF;
  held := ARRAY(SELECT id FROM users WHERE id = ANY (listing_ids) FOR KEY SHARE SKIP LOCKED);
  INSERT INTO listing_days
    SELECT counted.* FROM unnest(listing_ids, days) AS due(listing_id, day),
      LATERAL read_listing_day(due.listing_id, due.day) AS counted
    WHERE due.listing_id = ANY (held) AND due.day >= kept_from
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
-- Counts what was looked for on the days up to one: from the last that was counted, and from the day before at least. Kept for
-- thirteen months.
CREATE FUNCTION count_searched_days(today date) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  since constant date := least(today - 1, coalesce((SELECT max(day) FROM searched_days WHERE day <= today), today - 30));
BEGIN
  INSERT INTO searched_days AS kept (trade, city_slug, day, searches, people, unmet_people, marks)
    SELECT trade, city_slug, day, count(*), count(DISTINCT person), count(DISTINCT person) FILTER (WHERE met_nobody),
        three_marks(array_agg(DISTINCT viewer_mark(person, trade || ' ' || city_slug)))
      FROM events WHERE action = 'search_performed' AND trade IS NOT NULL AND city_slug IS NOT NULL
        AND day BETWEEN since AND today
      GROUP BY trade, city_slug, day
    ON CONFLICT (trade, city_slug, day) DO UPDATE SET searches = excluded.searches, people = excluded.people,
      unmet_people = excluded.unmet_people, marks = excluded.marks
      WHERE kept.searches <> excluded.searches;
  DELETE FROM searched_days WHERE day < least(today, current_date) - 400;
END $$;
--> statement-breakpoint
-- What a member's device tells: only of contacts that the member was shown and that neither
-- blocked the other, and each mark that the device drew once.
CREATE OR REPLACE FUNCTION record_told_events(told jsonb, member_id uuid, asked_at timestamptz) RETURNS integer LANGUAGE sql AS $$
  WITH shown AS MATERIALIZED (
    SELECT event, (event ->> 'id')::uuid AS id FROM jsonb_array_elements(told) AS event
      JOIN shown_contacts ON viewer_id = member_id AND contact_id = (event ->> 'contact_id')::uuid
      WHERE NOT EXISTS (SELECT FROM blocks WHERE user_id = viewer_id AND blocked_id = contact_id
        OR user_id = contact_id AND blocked_id = viewer_id)
  ), drawn AS (
    INSERT INTO recorded_taps (user_id, tap_id, recorded_at)
      SELECT DISTINCT member_id, id, asked_at FROM shown WHERE id IS NOT NULL ORDER BY id
      ON CONFLICT DO NOTHING RETURNING tap_id
  )
  SELECT record_events(in_town(coalesce(jsonb_agg(event), '[]'), (SELECT city_slug FROM listings WHERE user_id = member_id)))
    FROM shown WHERE id IS NULL OR id IN (SELECT tap_id FROM drawn)
$$;
