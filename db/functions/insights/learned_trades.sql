-- The trades of words that were learned. A word that stands in a name or among keywords means those listings instead.
CREATE OR REPLACE FUNCTION learned_trades(words text[], is_open boolean)
  RETURNS jsonb LANGUAGE sql STABLE STRICT
  RETURN (SELECT coalesce(jsonb_agg(jsonb_build_object('word', word, 'trade', trade) ORDER BY word), '[]')
    FROM learned_words WHERE word = ANY (words) AND undone_at IS NULL
      AND cardinality(posted_terms(known_term_ids(open_kind('word', is_open), ARRAY[base_form(word)]), is_open)) = 0);
