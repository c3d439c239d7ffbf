-- A short mark of a person for one subject: enough to tell whether three are three, and shared by many people.
CREATE OR REPLACE FUNCTION viewer_mark(person bigint, beside text)
  RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (hashint8extended(person, hashtextextended(beside, 0)) & 65535)::integer;
