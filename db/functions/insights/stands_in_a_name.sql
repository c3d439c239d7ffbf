-- Whether a word stands in the name of a listing that is found.
CREATE OR REPLACE FUNCTION stands_in_a_name(asked text)
  RETURNS boolean LANGUAGE sql STABLE STRICT
  RETURN EXISTS (SELECT FROM search_terms JOIN search_postings ON term = id AND band = 1
    WHERE kind IN ('open-word', 'word') AND name = asked);
