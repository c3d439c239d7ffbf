-- Adds events, each once where it can happen only once a day, and at most 500 of one person in 24 hours, whenever
-- they are told; answers how many are new. Two statements at once may each add up to that number: the bound is on how
-- much a person can fill. Words that no listing has are kept where they are in the catalogue, or common. The days of listings that
-- are due for counting are marked in the same transaction. An existing mark is locked, so that `count_listing_days`
-- neither waits longer than this lasts nor removes it with an event that it did not see. Rows are added and marked in
-- one order, so that no deadlock arises. Days other than the events' own are marked by a statement of their own: it
-- is planned only where the same person did something later.
CREATE OR REPLACE FUNCTION record_events(happened jsonb)
  RETURNS integer LANGUAGE plpgsql
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
      device bigint, network bigint, contact_id uuid, trade text, city_slug text, met_nobody boolean,
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
    INSERT INTO events (day, happened_at, action, person, device, network, contact_id, trade, city_slug, met_nobody, quartier, missed_words)
      SELECT day, happened_at, action, person, device, network, contact_id, trade, city_slug, coalesce(met_nobody, false),
        quartier, CASE WHEN missed IS NULL THEN '{}' ELSE
          ARRAY(SELECT DISTINCT word FROM jsonb_to_recordset(missed) AS each(word text, is_listed boolean)
            WHERE is_listed OR is_common_word(word) ORDER BY word) END
      FROM event JOIN had USING (person, day)
      WHERE already + nth <= 500
      ORDER BY contact_id, person, action, day
      ON CONFLICT DO NOTHING
      RETURNING day, happened_at, action, person, contact_id
  ), new AS (
    SELECT added_events.*, contact_id IS NOT NULL AND action NOT IN ('contact_removed', 'contact_export') AS is_due,
      last_click_day, last_look_at
    FROM added_events JOIN had USING (person, day)
  )
  SELECT count(*), array_agg(contact_id) FILTER (WHERE is_due), array_agg(day) FILTER (WHERE is_due),
      jsonb_agg(to_jsonb(new)) FILTER (WHERE action = ANY (click_actions) AND day < last_click_day),
      jsonb_agg(to_jsonb(new)) FILTER (WHERE action = 'search_performed' AND happened_at <= last_look_at)
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
  RETURN added;
END $$;
