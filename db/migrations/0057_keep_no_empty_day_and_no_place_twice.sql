UPDATE listings SET opening_hours = coalesce(
    (SELECT jsonb_object_agg(day, spans) FROM jsonb_each(opening_hours) AS told(day, spans) WHERE spans <> '[]'), '{}')
  WHERE jsonb_path_exists(opening_hours, 'strict $.* ? (@.size() == 0)');
--> statement-breakpoint
ALTER TABLE "listings" DROP CONSTRAINT "listings_opening_hours";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_opening_hours" CHECK (jsonb_typeof("listings"."opening_hours") = 'object'
        and not jsonb_path_exists("listings"."opening_hours", 'strict $.* ? (@.size() == 0)'));
--> statement-breakpoint
-- What an address is compared by, with another of the same business.
CREATE FUNCTION location_key(region text, city text, quartier text, landmark text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN region || '/' || city || '/'
    || trim(regexp_replace(fold(coalesce(quartier, '') || ' ' || coalesce(landmark, '')), '[^a-z0-9]+', ' ', 'g'));
--> statement-breakpoint
-- The main address, whoever changes it, stands not among the others as well.
CREATE FUNCTION drop_repeated_location() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.other_locations := (SELECT coalesce(jsonb_agg(other ORDER BY place), '[]')
    FROM jsonb_array_elements(NEW.other_locations) WITH ORDINALITY AS listed(other, place)
    WHERE location_key(other->>'region', other->>'city', other->>'quartier', other->>'landmark')
      <> location_key(NEW.region_slug, NEW.city_slug, NEW.quartier, NEW.landmark));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_drop_repeated_location
  BEFORE UPDATE OF region_slug, city_slug, quartier, landmark ON listings
  FOR EACH ROW WHEN (NEW.other_locations <> '[]')
  EXECUTE FUNCTION drop_repeated_location();
