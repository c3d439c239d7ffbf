-- The words of a text without the phone numbers in it, as `plain_words` writes them.
CREATE OR REPLACE FUNCTION without_numbers(words text)
  RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(plain_words(words), number_pattern(), ' ', 'g');
