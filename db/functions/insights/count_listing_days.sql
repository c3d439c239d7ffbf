-- Counts days of listings that are due, the longest due first; answers how many it took. It waits for no lock: what
-- is being recorded at this moment, and the listing of a member who is being erased, are left for the next time. Days
-- whose events were dropped stay as they were counted, and are kept for thirteen months.
CREATE OR REPLACE FUNCTION count_listing_days(most integer)
  RETURNS integer LANGUAGE plpgsql
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
