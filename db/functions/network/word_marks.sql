-- The bits that a search by the beginning of a word asks for: a longer beginning has every bit of a shorter one.
CREATE OR REPLACE FUNCTION word_marks(word text)
  RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(bit_or(mark_of(left(word, letters))), 0)
    FROM unnest('{1,2,3,5,8}'::int[]) AS letters WHERE letters <= length(word));
