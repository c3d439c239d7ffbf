-- Creates the partitions of a day's month and of the two after it, and drops those older than the three months
-- before. The database's clock bounds the drop as well, so that a date far ahead drops nothing.
CREATE OR REPLACE FUNCTION open_event_months(today date)
  RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp SET jit = off AS $$
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
