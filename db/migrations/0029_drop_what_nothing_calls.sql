-- Suggestions find names by their words since 0026, searches by `find_named`.
DROP FUNCTION named_like(text, smallint, smallint);
