-- The addresses at which a listing is found: its own, and the others while premium runs.
CREATE OR REPLACE FUNCTION searchable_addresses(listing listings, OUT region text, OUT city text, OUT quartier text, OUT landmark text)
  RETURNS SETOF record LANGUAGE plpgsql STABLE ROWS 2 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT listing.region_slug, listing.city_slug, listing.quartier, listing.landmark;
  IF listing.plan_weight = plan_weight('premium') THEN
    RETURN QUERY SELECT other.region, other.city, other.quartier, other.landmark
      FROM jsonb_to_recordset(listing.other_locations) AS other(region text, city text, quartier text, landmark text);
  END IF;
END $$;
