-- The terms of a text. Members find nobody by part of a number either: it is masked until they open it, and could be
-- read group by group.
CREATE OR REPLACE FUNCTION own_word_ids(words text, is_open boolean)
  RETURNS integer[] LANGUAGE plpgsql AS $$
BEGIN
  RETURN term_ids('word', index_words(without_numbers(words)))
    || CASE WHEN is_open THEN term_ids('open-word', open_words(words)) ELSE '{}' END;
END $$;
