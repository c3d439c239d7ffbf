-- What people are told apart by where a figure has to stand for several: short marks of the person, their browser and
-- their network, each kind in a range of its own. There are as many people as there are marks of the kind with the
-- fewest. Where browser and network are unknown, as of every young account, all count as one.
CREATE OR REPLACE FUNCTION viewer_marks(person bigint, device bigint, network bigint, beside text)
  RETURNS integer[] LANGUAGE sql
  IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN device IS NULL OR network IS NULL THEN ARRAY[0, 65536, 131072]
    ELSE ARRAY[viewer_mark(person, beside), 65536 + viewer_mark(device, beside), 131072 + viewer_mark(network, beside)] END;
