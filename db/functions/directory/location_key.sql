-- The text by which two addresses of one business are compared.
CREATE OR REPLACE FUNCTION location_key(region text, city text, quartier text, landmark text)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN region || '/' || city || '/'
    || trim(regexp_replace(fold(coalesce(quartier, '') || ' ' || coalesce(landmark, '')), '[^a-z0-9]+', ' ', 'g'));
