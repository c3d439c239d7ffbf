-- Thirty days after a search nothing tells any more which quartier and words it missed.
CREATE OR REPLACE FUNCTION forget_searched_words(today date, most integer)
  RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp SET jit = off AS $$
  WITH due AS MATERIALIZED (
    SELECT happened_at FROM events WHERE (quartier IS NOT NULL OR missed_words <> '{}')
      AND happened_at < (least(today, current_date) - 30)::timestamp AT TIME ZONE 'Africa/Douala'
      ORDER BY happened_at LIMIT most
  )
  UPDATE events SET quartier = NULL, missed_words = '{}'
    WHERE (quartier IS NOT NULL OR missed_words <> '{}')
      AND happened_at BETWEEN (SELECT min(happened_at) FROM due) AND (SELECT max(happened_at) FROM due)
$$;
