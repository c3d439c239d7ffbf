-- Whether a name has its place between its neighbours, with room for at least ten more on each side.
CREATE OR REPLACE FUNCTION has_room(folded text, at double precision)
  RETURNS boolean LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  before double precision;
  after double precision;
  -- Of the 52 binary digits of a position.
  room double precision := greatest(abs(at), 1024) * power(2, -42);
BEGIN
  SELECT name_position INTO before FROM listings WHERE name_folded ~<~ folded ORDER BY name_folded USING ~>~ LIMIT 1;
  SELECT name_position INTO after FROM listings WHERE name_folded ~>~ folded ORDER BY name_folded USING ~<~ LIMIT 1;
  RETURN coalesce(at - before, 1024) > room AND coalesce(after - at, 1024) > room;
END $$;
