-- The words of a name, also joined where signs part them and parted where capitals join them: 'Njoh-Mouelle' is njoh,
-- mouelle and njohmouelle, 'iPhone' is iphone and phone.
CREATE OR REPLACE FUNCTION name_words(name text)
  RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}') FROM (
    SELECT unnest(index_words(name))
    UNION ALL
    SELECT unnest(index_words(regexp_replace(name COLLATE "pg_c_utf8", '([[:lower:]])([[:upper:]])', '\1 \2', 'g')))
      WHERE name COLLATE "pg_c_utf8" ~ '[[:lower:]][[:upper:]]'
    UNION ALL
    SELECT unnest(index_words(array_to_string(parts[first:last], '')))
    FROM (SELECT string_to_array(plain_words(token), ' ') AS parts FROM regexp_split_to_table(name, '[[:space:]]+') AS token
        WHERE token COLLATE "pg_c_utf8" ~ '[[:alnum:]][^[:alnum:]]+[[:alnum:]]') AS tokens,
      generate_series(1, cardinality(parts) - 1) AS first, generate_series(first + 1, cardinality(parts)) AS last
  ) AS each(word)
$$;
