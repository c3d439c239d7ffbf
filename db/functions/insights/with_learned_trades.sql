-- A question for `find_listings` whose `unknown` words mean a trade: that is tried before all else, in each place of
-- `around`.
CREATE OR REPLACE FUNCTION with_learned_trades(asked jsonb)
  RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT asked || jsonb_build_object('learned', learned, 'attempts', (
      SELECT coalesce(jsonb_agg(place || jsonb_build_object('terms', jsonb_build_array(jsonb_build_array('subcategory', word ->> 'trade')))
        ORDER BY word_at, place_at), '[]')
      FROM jsonb_array_elements(learned) WITH ORDINALITY AS words(word, word_at),
        jsonb_array_elements(asked -> 'around') WITH ORDINALITY AS places(place, place_at)
    ) || (asked -> 'attempts'))
    FROM (SELECT learned_trades(ARRAY(SELECT jsonb_array_elements_text(asked -> 'unknown')), false) AS learned) AS found);
