-- One of 64 bits for a text.
CREATE OR REPLACE FUNCTION mark_of(text text)
  RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN 1::bigint << (('x' || left(md5(text), 2))::bit(8)::int & 63);
