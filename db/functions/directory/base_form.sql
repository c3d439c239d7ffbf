-- One form of a French word for singular and plural, man and woman.
CREATE OR REPLACE FUNCTION base_form(word text)
  RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN right(word, 1) NOT IN ('e', 's', 'x') THEN word
    WHEN length(word) >= 8 AND right(word, 5) = 'euses' THEN left(word, -5) || 'eur'
    WHEN length(word) >= 7 AND right(word, 4) = 'euse' THEN left(word, -4) || 'eur'
    WHEN length(word) >= 9 AND right(word, 6) = 'trices' THEN left(word, -6) || 'teur'
    WHEN length(word) >= 8 AND right(word, 5) = 'trice' THEN left(word, -5) || 'teur'
    WHEN length(word) >= 8 AND right(word, 5) = 'ieres' THEN left(word, -5) || 'ier'
    WHEN length(word) >= 7 AND right(word, 4) = 'iere' THEN left(word, -4) || 'ier'
    WHEN length(word) >= 9 AND right(word, 6) = 'iennes' THEN left(word, -6) || 'ien'
    WHEN length(word) >= 8 AND right(word, 5) = 'ienne' THEN left(word, -5) || 'ien'
    WHEN length(word) >= 7 AND right(word, 4) = 'eaux' THEN left(word, -1)
    WHEN length(word) >= 6 AND right(word, 3) = 'aux' THEN left(word, -3) || 'al'
    WHEN length(word) >= 6 AND right(word, 3) = 'ies' THEN left(word, -3) || 'y'
    WHEN length(word) >= 6 AND right(word, 3) = 'ees' THEN left(word, -2)
    WHEN length(word) >= 5 AND right(word, 2) = 'ee' THEN left(word, -1)
    WHEN length(word) >= 5 AND right(word, 2) = 'ss' THEN word
    WHEN length(word) >= 4 AND right(word, 1) IN ('s', 'x') THEN left(word, -1)
    ELSE word
  END;
