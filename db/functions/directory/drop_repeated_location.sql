-- Removes the main address from the other addresses where it was made one of them.
CREATE OR REPLACE FUNCTION drop_repeated_location()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.other_locations := (SELECT coalesce(jsonb_agg(other ORDER BY place), '[]')
    FROM jsonb_array_elements(NEW.other_locations) WITH ORDINALITY AS listed(other, place)
    WHERE location_key(other->>'region', other->>'city', other->>'quartier', other->>'landmark')
      <> location_key(NEW.region_slug, NEW.city_slug, NEW.quartier, NEW.landmark));
  RETURN NEW;
END $$;
