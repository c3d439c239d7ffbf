-- Those of some counted words that the texts of a listing do not have.
CREATE OR REPLACE FUNCTION unsaid_words(counted jsonb, texts text)
  RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  said text[];
BEGIN
  IF counted = '[]' THEN
    RETURN counted;
  END IF;
  said := index_words(texts);
  RETURN (SELECT coalesce(jsonb_agg(word), '[]') FROM jsonb_array_elements(counted) AS word
    WHERE base_form(word ->> 'name') <> ALL (said));
END $$;
