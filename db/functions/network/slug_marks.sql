-- The bits of some slugs.
CREATE OR REPLACE FUNCTION slug_marks(slugs text[])
  RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(bit_or(mark_of(slug)), 0) FROM unnest(slugs) AS slug);
