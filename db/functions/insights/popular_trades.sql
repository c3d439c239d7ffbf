-- The trades that were searched for in a town, the most frequent first.
CREATE OR REPLACE FUNCTION popular_trades(in_city text)
  RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT coalesce(jsonb_agg(trade ORDER BY people DESC, trade), '[]') FROM popular_searches WHERE city_slug = in_city);
