-- `find_listings` with the trades that unknown words were learned to mean.
CREATE OR REPLACE FUNCTION find_with_learned(asked jsonb, viewer uuid)
  RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(find_listings(question, viewer)) || jsonb_build_object('learned', question -> 'learned')
  FROM with_learned_trades(asked) AS question
$$;
