-- The terms of the words of a text: words that no listing has are read as `repairs` says, or left out where it has
-- none.
CREATE OR REPLACE FUNCTION resolve_words(words text[], repairs jsonb, is_open boolean, hidden integer[],
    OUT ids integer[], OUT known text[], OUT corrected jsonb,
    OUT is_whole boolean)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  each text;
  id integer;
BEGIN
  ids := '{}'; known := '{}'; corrected := '[]'; is_whole := true;
  FOREACH each IN ARRAY coalesce(words, '{}') LOOP
    -- No listing is found by 'de' or 'the'.
    CONTINUE WHEN index_words(each) = '{}';
    SELECT search_terms.id INTO id FROM search_terms WHERE kind = open_kind('word', is_open) AND name = base_form(each)
      AND is_term_in_use(search_terms.id, hidden);
    IF id IS NULL AND repairs ->> each IS NOT NULL THEN
      SELECT search_terms.id INTO id FROM search_terms WHERE kind = open_kind('word', is_open) AND name = repairs ->> each;
      corrected := corrected || jsonb_build_object('from', each, 'to', repairs ->> each);
    END IF;
    IF id IS NULL THEN
      is_whole := false;
    ELSIF id <> ALL (ids) THEN
      ids := ids || id;
      known := known || each;
    END IF;
  END LOOP;
END $$;
