-- The words of a listing's text that a visitor finds it by: none of an e-mail address or a link, and no figures, else
-- a number that pages keep back could be read from its beginnings, figure by figure. A sentence may begin right after
-- a dot, but then with a capital.
CREATE OR REPLACE FUNCTION open_words(words text)
  RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT word FROM unnest(index_words(regexp_replace(words,
      '\S*@\S*|\S*://\S*|\m[Ww]{3}\.\S*|\S*\.([[:lower:]]{2,}|[[:alpha:]]{2,}/|([[:upper:]]{2}|COM|NET|ORG)\M)\S*', ' ', 'g'))) AS word
    WHERE word ~ '[a-z]' AND word !~ '([0-9].*){3}');
