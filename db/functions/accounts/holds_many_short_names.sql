-- Whether a member holds as many short names already as one may, not counting the one they ask for.
CREATE OR REPLACE FUNCTION holds_many_short_names(member uuid, wanted text, at_instant timestamptz)
  RETURNS boolean LANGUAGE sql STABLE
  RETURN (SELECT count(*) > 3 FROM short_names WHERE user_id = member AND name <> wanted AND held_until > at_instant);
