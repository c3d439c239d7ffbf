ALTER TABLE "events" ADD COLUMN "quartier" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "missed_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "searched_days" ADD COLUMN "quartiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "searched_days" ADD COLUMN "words" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "events_missed_idx" ON "events" USING btree ("happened_at") WHERE "events"."quartier" is not null or "events"."missed_words" <> '{}';--> statement-breakpoint
CREATE INDEX "searched_days_words_idx" ON "searched_days" USING btree ("day") WHERE "searched_days"."words" <> '[]';--> statement-breakpoint
-- Whether three businesses write a word, and none is called so: whoever looks for it says nothing of anybody.
CREATE FUNCTION is_common_word(asked text) RETURNS boolean LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
DECLARE
  asked_terms integer[] := known_term_ids('word', ARRAY[base_form(asked)]);
BEGIN
  RETURN cardinality(asked_terms) > 0 AND NOT stands_in_a_name(base_form(asked))
    AND (SELECT count(*) FROM (SELECT FROM search_entries WHERE terms @> asked_terms LIMIT 3) AS writing) = 3;
END $$;
--> statement-breakpoint
-- Adds events, each once where it can happen only once a day, and of one person 500 in a day and a night, whenever they are
-- told; answers how many are new. Two statements at once may each add up to that number: what is bounded is how much a person
-- can fill. The words of a search come as they were typed: only their hashes are kept, none of a word that stands in a
-- business name. Where three people taught a word, its hash is there already, and now the word is known. Words that nobody
-- had are kept where they are of the catalogue, or common.
-- The days of listings that are to be counted anew are marked in the same transaction. A mark that is there is locked, so that
-- whoever is counting it waits no longer than this lasts, and does not take it away with an event that they did not see. Rows
-- are added and marked in one order, so that two statements never wait for each other in a circle. What a day beside the
-- events' own has to be asked for is a statement of its own: it is planned where the same person did something later only.
CREATE OR REPLACE FUNCTION record_events(happened jsonb) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  click_actions constant text[] := '{whatsapp_click,phone_click,email_click}';
  added integer;
  due_ids uuid[];
  due_days date[];
  early_clicks jsonb;
  early_searches jsonb;
BEGIN
  WITH event AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY person, day) AS nth
    FROM jsonb_to_recordset(happened) AS event(day date, happened_at timestamptz, action text, person bigint,
      device bigint, network bigint, contact_id uuid, trade text, city_slug text, met_nobody boolean, words jsonb,
      quartier text, missed jsonb)
  ), recorder AS MATERIALIZED (
    SELECT person, day, max(happened_at) AS until FROM event GROUP BY person, day
  ), had AS MATERIALIZED (
    SELECT person, day, already, last_click_day, last_look_at FROM recorder CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE events.day <= recorder.day) AS already,
        max(events.day) FILTER (WHERE action = ANY (click_actions)) AS last_click_day,
        max(happened_at) FILTER (WHERE contact_id IS NOT NULL) AS last_look_at
      FROM events WHERE events.person = recorder.person AND events.day BETWEEN recorder.day - 1 AND recorder.day + 60
        AND happened_at > until - interval '24 hours') AS done
  ), added_events AS (
    INSERT INTO events (day, happened_at, action, person, device, network, contact_id, trade, city_slug, met_nobody, word_hashes,
        quartier, missed_words)
      SELECT day, happened_at, action, person, device, network, contact_id, trade, city_slug, coalesce(met_nobody, false),
        ARRAY(SELECT hash FROM jsonb_to_recordset(words) AS each(word text, hash bigint) WHERE NOT stands_in_a_name(word)),
        quartier, ARRAY(SELECT DISTINCT word FROM jsonb_to_recordset(missed) AS each(word text, is_listed boolean)
          WHERE is_listed OR is_common_word(word) ORDER BY word)
      FROM event JOIN had USING (person, day)
      WHERE already + nth <= 500
      ORDER BY contact_id, person, action, day
      ON CONFLICT DO NOTHING
      RETURNING day, happened_at, action, person, contact_id
  ), new AS MATERIALIZED (
    SELECT added_events.*, contact_id IS NOT NULL AND action NOT IN ('contact_removed', 'contact_export') AS is_due,
      to_jsonb(added_events) AS as_json, last_click_day, last_look_at
    FROM added_events JOIN had USING (person, day)
  )
  SELECT count(*), array_agg(contact_id) FILTER (WHERE is_due), array_agg(day) FILTER (WHERE is_due),
      jsonb_agg(as_json) FILTER (WHERE action = ANY (click_actions) AND day < last_click_day),
      jsonb_agg(as_json) FILTER (WHERE action = 'search_performed' AND happened_at <= last_look_at)
    INTO added, due_ids, due_days, early_clicks, early_searches FROM new;
  IF early_clicks IS NOT NULL THEN
    -- Whoever got in touch earlier is no new person later.
    SELECT due_ids || array_agg(events.contact_id), due_days || array_agg(events.day) INTO due_ids, due_days
      FROM jsonb_to_recordset(early_clicks) AS earlier(contact_id uuid, person bigint, day date)
      JOIN events ON events.contact_id = earlier.contact_id AND events.person = earlier.person
        AND events.day BETWEEN earlier.day + 1 AND earlier.day + 60 AND action = ANY (click_actions);
  END IF;
  IF early_searches IS NOT NULL THEN
    -- Whoever looked at a listing after a search found it by that.
    SELECT due_ids || array_agg(contact_id), due_days || array_agg(events.day) INTO due_ids, due_days
      FROM jsonb_to_recordset(early_searches) AS search(person bigint, day date, happened_at timestamptz)
      JOIN events ON events.person = search.person AND contact_id IS NOT NULL AND events.day BETWEEN search.day AND search.day + 1
        AND events.happened_at BETWEEN search.happened_at AND search.happened_at + interval '30 minutes';
  END IF;
  IF due_ids IS NOT NULL THEN
    INSERT INTO due_listing_days (listing_id, day)
      SELECT DISTINCT listing_id, due_day FROM unnest(due_ids, due_days) AS due(listing_id, due_day) ORDER BY listing_id, due_day
      ON CONFLICT (listing_id, day) DO UPDATE SET marked_at = excluded.marked_at WHERE false;
  END IF;
  IF jsonb_path_exists(happened, '$[*].words[0]') THEN
    UPDATE learned_words SET word = said.word
      FROM jsonb_array_elements(happened) AS event,
        jsonb_to_recordset(event -> 'words') AS said(word text, hash bigint)
      WHERE learned_words.word_hash = said.hash AND learned_words.word IS NULL AND NOT stands_in_a_name(said.word)
        AND NOT EXISTS (SELECT FROM learned_words AS other WHERE other.word = said.word);
  END IF;
  RETURN added;
END $$;
--> statement-breakpoint
-- Thirty days after a search nobody can tell any more which words it had, nor what it missed: not even hashes of words stay
-- beside who said them.
CREATE OR REPLACE FUNCTION forget_searched_words(today date, most integer) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS MATERIALIZED (
    SELECT happened_at FROM events WHERE word_hashes <> '{}'
      AND happened_at < (least(today, current_date) - 30)::timestamp AT TIME ZONE 'Africa/Douala'
      ORDER BY happened_at LIMIT most
  )
  UPDATE events SET word_hashes = '{}', device = NULL, network = NULL
    WHERE word_hashes <> '{}' AND happened_at BETWEEN (SELECT min(happened_at) FROM due) AND (SELECT max(happened_at) FROM due);
  WITH due AS MATERIALIZED (
    SELECT happened_at FROM events WHERE (quartier IS NOT NULL OR missed_words <> '{}')
      AND happened_at < (least(today, current_date) - 30)::timestamp AT TIME ZONE 'Africa/Douala'
      ORDER BY happened_at LIMIT most
  )
  UPDATE events SET quartier = NULL, missed_words = '{}'
    WHERE (quartier IS NOT NULL OR missed_words <> '{}')
      AND happened_at BETWEEN (SELECT min(happened_at) FROM due) AND (SELECT max(happened_at) FROM due)
$$;
--> statement-breakpoint
-- Counts what was looked for on the days up to one: from the last that was counted, and from the day before at least. Kept for
-- thirteen months, the words that nobody had for thirty days.
CREATE OR REPLACE FUNCTION count_searched_days(today date) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  since constant date := least(today - 1, coalesce((SELECT max(day) FROM searched_days WHERE day <= today), today - 30));
BEGIN
  WITH searched AS (
    SELECT trade, city_slug, day, count(*) AS searches, count(DISTINCT person) AS people,
        count(DISTINCT person) FILTER (WHERE met_nobody) AS unmet_people,
        three_marks(array_agg(DISTINCT viewer_mark(person, trade || ' ' || city_slug))) AS marks
      FROM events WHERE action = 'search_performed' AND trade IS NOT NULL AND city_slug IS NOT NULL
        AND day BETWEEN since AND today
      GROUP BY trade, city_slug, day
  ), missed AS MATERIALIZED (
    SELECT trade, city_slug, day, person, quartier, missed_words FROM events
      WHERE (quartier IS NOT NULL OR missed_words <> '{}') AND trade IS NOT NULL AND city_slug IS NOT NULL
        AND day BETWEEN since AND today AND happened_at >= since::timestamp AT TIME ZONE 'Africa/Douala'
  ), part AS (
    SELECT trade, city_slug, day, is_word, name, count(DISTINCT person) AS people,
        three_marks(array_agg(DISTINCT viewer_mark(person, trade || ' ' || city_slug))) AS marks,
        row_number() OVER (PARTITION BY trade, city_slug, day, is_word ORDER BY count(DISTINCT person) DESC, name) AS place
      FROM (
        SELECT trade, city_slug, day, person, true AS is_word, unnest(missed_words) AS name FROM missed
        UNION ALL SELECT trade, city_slug, day, person, false, quartier FROM missed WHERE quartier IS NOT NULL) AS each
      GROUP BY trade, city_slug, day, is_word, name
  ), parts AS (
    SELECT trade, city_slug, day,
        jsonb_agg(jsonb_build_object('name', name, 'people', people, 'marks', marks) ORDER BY place) FILTER (WHERE is_word) AS words,
        jsonb_agg(jsonb_build_object('name', name, 'people', people, 'marks', marks) ORDER BY place)
          FILTER (WHERE NOT is_word) AS quartiers
      FROM part WHERE place <= 20 GROUP BY trade, city_slug, day
  )
  INSERT INTO searched_days AS kept (trade, city_slug, day, searches, people, unmet_people, marks, quartiers, words)
    SELECT trade, city_slug, day, searches, people, unmet_people, marks, coalesce(quartiers, '[]'), coalesce(words, '[]')
      FROM searched LEFT JOIN parts USING (trade, city_slug, day)
    ON CONFLICT (trade, city_slug, day) DO UPDATE SET searches = excluded.searches, people = excluded.people,
      unmet_people = excluded.unmet_people, marks = excluded.marks, quartiers = excluded.quartiers, words = excluded.words
      WHERE kept.searches <> excluded.searches;
  UPDATE searched_days SET words = '[]' WHERE words <> '[]' AND day < least(today, current_date) - 30;
  DELETE FROM searched_days WHERE day < least(today, current_date) - 400;
END $$;
--> statement-breakpoint
-- Those of some counted words that a listing's texts have not.
CREATE FUNCTION unsaid_words(counted jsonb, texts text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  said text[];
BEGIN
  IF counted = '[]' THEN
    RETURN counted;
  END IF;
  said := index_words(texts);
  RETURN (SELECT coalesce(jsonb_agg(word), '[]') FROM jsonb_array_elements(counted) AS word
    WHERE base_form(word ->> 'name') <> ALL (said));
END $$;
--> statement-breakpoint
-- Forgets which words some persons searched for up to an instant, what they missed, and what others were to learn from them; answers how many
-- searches had words. The searches stay, for they are counted: so does in which browser and network those with a trade were.
-- Whoever writes words at that moment is waited for, and whoever does later reads in `cleared_searches` that they are forgotten.
CREATE OR REPLACE FUNCTION clear_searches(persons bigint[], until timestamptz) RETURNS integer LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  cleared integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('searched_words', 0));
  INSERT INTO cleared_searches SELECT DISTINCT person, until FROM unnest(persons) AS person ORDER BY person
    ON CONFLICT (person) DO UPDATE SET cleared_at = greatest(cleared_searches.cleared_at, excluded.cleared_at);
  UPDATE events SET word_hashes = '{}', quartier = NULL, missed_words = '{}', device = CASE WHEN trade IS NOT NULL THEN device END,
      network = CASE WHEN trade IS NOT NULL THEN network END
    WHERE person = ANY (persons) AND happened_at <= until
      AND (word_hashes <> '{}' OR quartier IS NOT NULL OR missed_words <> '{}');
  GET DIAGNOSTICS cleared = ROW_COUNT;
  DELETE FROM word_lessons WHERE person = ANY (persons);
  RETURN cleared;
END $$;
--> statement-breakpoint
-- A search that was made before its words were forgotten, and is written after it, has none.
CREATE OR REPLACE FUNCTION keep_searches_cleared() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('searched_words', 0));
  IF EXISTS (SELECT FROM cleared_searches WHERE person = NEW.person AND cleared_at >= NEW.happened_at) THEN
    NEW.word_hashes := '{}';
    NEW.quartier := NULL;
    NEW.missed_words := '{}';
    IF NEW.trade IS NULL THEN
      NEW.device := NULL;
      NEW.network := NULL;
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER events_keep_cleared ON events;
--> statement-breakpoint
CREATE TRIGGER events_keep_cleared
  BEFORE INSERT ON events
  FOR EACH ROW WHEN (NEW.word_hashes <> '{}' OR NEW.quartier IS NOT NULL OR NEW.missed_words <> '{}')
  EXECUTE FUNCTION keep_searches_cleared();
