-- The smallest `most` marks of each kind: those of several days together say whether there were as many people.
CREATE OR REPLACE FUNCTION smallest_marks(marks integer[], most integer)
  RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT mark FROM (
      SELECT mark, row_number() OVER (PARTITION BY mark >> 16 ORDER BY mark) AS place
        FROM (SELECT DISTINCT mark FROM unnest(marks) AS mark) AS different) AS placed
    WHERE place <= most ORDER BY mark);
