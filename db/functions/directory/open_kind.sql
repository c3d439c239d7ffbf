-- The kind of terms that a visitor's search reads. Listings with an open page have terms of their own kinds for it,
-- so that what a visitor finds, counts, repairs and sorts is the same whatever a closed page, or a landmark that is
-- not on the page, says.
CREATE OR REPLACE FUNCTION open_kind(kind text, is_open boolean)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN is_open THEN 'open-' || kind ELSE kind END;
