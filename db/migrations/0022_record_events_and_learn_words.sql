-- Partitions of events lie where the Worker's role may not reach: it adds to the table, and changes nothing in it.
CREATE SCHEMA event_months;
--> statement-breakpoint
CREATE TABLE "events" (
	"day" date NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"person" bigint NOT NULL,
	"device" bigint,
	"network" bigint,
	"contact_id" uuid,
	"trade" text,
	"city_slug" text,
	"word_hashes" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "events_action" CHECK ("events"."action" in ('search_performed', 'contact_reveal', 'whatsapp_click', 'phone_click', 'email_click'))
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "learned_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learned_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word_hash" bigint,
	"word" text,
	"trade" text NOT NULL,
	"learned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "learned_words_wordHash_unique" UNIQUE("word_hash"),
	CONSTRAINT "learned_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE TABLE "popular_searches" (
	"city_slug" text NOT NULL,
	"trade" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "popular_searches_city_slug_trade_pk" PRIMARY KEY("city_slug","trade")
);
--> statement-breakpoint
CREATE TABLE "word_lessons" (
	"word_hash" bigint NOT NULL,
	"trade" text NOT NULL,
	"person" bigint NOT NULL,
	"device" bigint NOT NULL,
	"network" bigint NOT NULL,
	"taught_on" date NOT NULL,
	CONSTRAINT "word_lessons_word_hash_trade_person_pk" PRIMARY KEY("word_hash","trade","person"),
	CONSTRAINT "word_lessons_word_trade_device_key" UNIQUE("word_hash","trade","device"),
	CONSTRAINT "word_lessons_word_trade_network_key" UNIQUE("word_hash","trade","network")
);
--> statement-breakpoint
CREATE INDEX "events_person_happened_at_idx" ON "events" USING btree ("person","happened_at");--> statement-breakpoint
CREATE INDEX "events_happened_at_idx" ON "events" USING btree ("happened_at") WHERE "events"."contact_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "events_once_a_day_key" ON "events" USING btree ("contact_id","person","action","day") WHERE "events"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "word_lessons_taught_on_idx" ON "word_lessons" USING btree ("taught_on");
--> statement-breakpoint
-- What comes before its month was opened waits here.
CREATE TABLE event_months.unopened PARTITION OF events DEFAULT;
--> statement-breakpoint
-- Opens the month of a day and the two after it, and drops what is older than the three months before. Months are
-- dropped by the database's own clock as well: nobody drops them by naming a day that is far ahead.
CREATE FUNCTION open_event_months(today date) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  this_month date := date_trunc('month', today);
  kept_from date := date_trunc('month', least(today, current_date)) - interval '3 months';
  month date;
  name text;
  partition regclass;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('event_months', 0));
  FOR month IN SELECT this_month + make_interval(months => ahead) FROM generate_series(0, 2) AS ahead LOOP
    name := to_char(month, '"events_"YYYY_MM');
    CONTINUE WHEN to_regclass(format('event_months.%I', name)) IS NOT NULL;
    LOCK TABLE event_months.unopened IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('CREATE TABLE event_months.%I (LIKE events INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', name);
    EXECUTE format('WITH moved AS (DELETE FROM event_months.unopened WHERE day >= %L AND day < %L RETURNING *)
      INSERT INTO event_months.%I SELECT * FROM moved', month, month + interval '1 month', name);
    EXECUTE format('ALTER TABLE events ATTACH PARTITION event_months.%I FOR VALUES FROM (%L) TO (%L)',
      name, month, (month + interval '1 month')::date);
  END LOOP;
  FOR partition IN SELECT inhrelid FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'events'::regclass AND relname ~ '^events_\d{4}_\d{2}$'
      AND to_date(right(relname, 7), 'YYYY_MM') < kept_from LOOP
    EXECUTE format('DROP TABLE %s', partition);
  END LOOP;
  DELETE FROM event_months.unopened WHERE day < kept_from;
END $$;
--> statement-breakpoint
SELECT open_event_months(current_date);
--> statement-breakpoint
CREATE FUNCTION stands_in_a_name(asked text) RETURNS boolean LANGUAGE sql STABLE STRICT
  RETURN EXISTS (SELECT FROM search_terms JOIN search_postings ON term = id AND band = 1 WHERE kind = 'word' AND name = asked);
--> statement-breakpoint
-- Adds events, each once where it can happen only once a day; answers how many are new. The words of a search come as they
-- were typed: only their hashes are kept, none of a word that stands in a business name. Where three people taught a
-- word, its hash is there already, and now the word is known.
CREATE FUNCTION record_events(happened jsonb) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  added integer;
BEGIN
  INSERT INTO events (day, happened_at, action, person, device, network, contact_id, trade, city_slug, word_hashes)
    SELECT day, happened_at, action, person, device, network, contact_id, trade, city_slug,
      ARRAY(SELECT hash FROM jsonb_to_recordset(words) AS each(word text, hash bigint) WHERE NOT stands_in_a_name(word))
    FROM jsonb_to_recordset(happened) AS event(day date, happened_at timestamptz, action text, person bigint,
      device bigint, network bigint, contact_id uuid, trade text, city_slug text, words jsonb)
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS added = ROW_COUNT;
  UPDATE learned_words SET word = said.word
    FROM jsonb_array_elements(happened) AS event,
      jsonb_to_recordset(event -> 'words') AS said(word text, hash bigint)
    WHERE learned_words.word_hash = said.hash AND learned_words.word IS NULL AND NOT stands_in_a_name(said.word)
      AND NOT EXISTS (SELECT FROM learned_words AS other WHERE other.word = said.word);
  RETURN added;
END $$;
--> statement-breakpoint
-- A search whose words said nothing, and what was opened by the same person after it, teach the trade of what was opened.
-- A word that three people taught, two thirds at least of all who taught it anything, is learned; its lessons go then.
CREATE FUNCTION learn_words(until timestamptz) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  today date := (until AT TIME ZONE 'Africa/Douala')::date;
BEGIN
  INSERT INTO word_lessons (word_hash, trade, person, device, network, taught_on)
    SELECT hash, subcategory_slug, search.person, search.device, search.network, opened.day
    FROM events AS opened
    JOIN listings ON user_id = opened.contact_id AND user_type <> 'buyer'
    CROSS JOIN LATERAL (SELECT * FROM events WHERE person = opened.person AND action = 'search_performed'
      AND day BETWEEN opened.day - 1 AND opened.day
      AND happened_at BETWEEN opened.happened_at - interval '30 minutes' AND opened.happened_at
      ORDER BY happened_at DESC LIMIT 1) AS search
    CROSS JOIN unnest(search.word_hashes) AS hash
    WHERE opened.contact_id IS NOT NULL AND opened.day BETWEEN today - 1 AND today
      AND opened.happened_at BETWEEN until - interval '3 hours' AND until
      AND search.device IS NOT NULL AND search.network IS NOT NULL
      AND NOT EXISTS (SELECT FROM learned_words WHERE word_hash = hash)
    ORDER BY opened.happened_at
    ON CONFLICT DO NOTHING;
  INSERT INTO learned_words (word_hash, trade, learned_at)
    SELECT word_hash, trade, until FROM word_lessons AS lesson GROUP BY word_hash, trade
    HAVING count(*) >= 3 AND 3 * count(*) >= 2 * (SELECT count(*) FROM word_lessons AS any_trade
      WHERE any_trade.word_hash = lesson.word_hash)
    ON CONFLICT DO NOTHING;
  DELETE FROM word_lessons USING learned_words WHERE learned_words.word_hash = word_lessons.word_hash;
  DELETE FROM word_lessons WHERE taught_on < today - 90;
END $$;
--> statement-breakpoint
CREATE FUNCTION learned_trades(words text[]) RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT coalesce(jsonb_agg(jsonb_build_object('word', word, 'trade', trade) ORDER BY word), '[]')
    FROM learned_words WHERE word = ANY (words) AND undone_at IS NULL);
--> statement-breakpoint
-- A question for `find_listings` whose `unknown` words mean a trade: that is tried before all else, in each place `around`.
CREATE FUNCTION with_learned_trades(asked jsonb) RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT asked || jsonb_build_object('learned', learned, 'attempts', (
      SELECT coalesce(jsonb_agg(place || jsonb_build_object('terms', jsonb_build_array(jsonb_build_array('subcategory', word ->> 'trade')))
        ORDER BY word_at, place_at), '[]')
      FROM jsonb_array_elements(learned) WITH ORDINALITY AS words(word, word_at),
        jsonb_array_elements(asked -> 'around') WITH ORDINALITY AS places(place, place_at)
    ) || (asked -> 'attempts'))
    FROM (SELECT learned_trades(ARRAY(SELECT jsonb_array_elements_text(asked -> 'unknown'))) AS learned) AS found);
--> statement-breakpoint
CREATE FUNCTION find_with_learned(asked jsonb, viewer uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(find_listings(question, viewer)) || jsonb_build_object('learned', question -> 'learned')
  FROM with_learned_trades(asked) AS question
$$;
--> statement-breakpoint
-- What was looked for in each town in the thirty days up to one, by as many people as browsers and networks.
CREATE FUNCTION count_popular_searches(today date) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  DELETE FROM popular_searches;
  INSERT INTO popular_searches (city_slug, trade, people)
    SELECT city_slug, trade, people FROM (
      SELECT city_slug, trade, people, row_number() OVER (PARTITION BY city_slug ORDER BY people DESC, trade) AS place FROM (
        SELECT city_slug, trade, least(count(*), count(DISTINCT device), count(DISTINCT network)) AS people FROM (
          SELECT city_slug, trade, person, max(device) AS device, max(network) AS network FROM events
          WHERE day BETWEEN today - 29 AND today AND action = 'search_performed'
            AND device IS NOT NULL AND network IS NOT NULL AND trade IS NOT NULL AND city_slug IS NOT NULL
          GROUP BY city_slug, trade, person) AS each
        GROUP BY city_slug, trade) AS counted
      WHERE people >= 5) AS ranked
    WHERE place <= 20
    ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- The trades that were looked for in a town, most asked for first.
CREATE FUNCTION popular_trades(in_city text) RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT coalesce(jsonb_agg(trade ORDER BY people DESC, trade), '[]') FROM popular_searches WHERE city_slug = in_city);
