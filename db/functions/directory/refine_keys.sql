-- Of keys those that fit `asked`, in their order. `openAt`: who is open at that minute of the week, then who tells no
-- hours; `maxPrice`: who has a price up to it, then who tells none; `withPicture`: who has one; `byPrice`: the cheapest
-- first; `byAnswers`: of those with so many answers who answered the greatest share of people first, then the others. Buyers
-- tell nothing of it. Those `spared` are left, and come first.
CREATE OR REPLACE FUNCTION refine_keys(keys integer[], asked jsonb, spared integer[] DEFAULT '{}')
  RETURNS integer[] LANGUAGE sql STABLE AS $$
  WITH told AS MATERIALIZED (
    SELECT search_key, user_type <> 'buyer' AND profile_picture IS NOT NULL AS has_picture,
      CASE WHEN user_type <> 'buyer' AND asked ? 'openAt' AND opening_hours <> '{}'
        THEN is_open_at(opening_hours, (asked ->> 'openAt')::integer) END AS is_open,
      CASE WHEN user_type <> 'buyer' AND asked ?| '{maxPrice,byPrice}' THEN
        (SELECT min((price ->> 'fromXaf')::integer) FROM jsonb_array_elements(prices) AS price) END AS least,
      CASE WHEN answered_of >= (asked ->> 'byAnswers')::integer THEN answered_yes::real / answered_of END AS share
    FROM listings WHERE search_key = ANY (keys))
  SELECT ARRAY(
    SELECT key FROM unnest(keys) WITH ORDINALITY AS found(key, at) JOIN told ON search_key = key,
      LATERAL (SELECT key = ANY (spared) AS is_spared) AS of_whom
    WHERE is_spared OR is_open IS NOT FALSE AND (least <= (asked ->> 'maxPrice')::integer) IS NOT FALSE
      AND (NOT asked ? 'withPicture' OR has_picture)
    ORDER BY is_spared DESC, is_open IS NULL, asked ? 'maxPrice' AND least IS NULL,
      CASE WHEN asked ? 'byPrice' THEN least END, share DESC NULLS LAST, at)
$$;
