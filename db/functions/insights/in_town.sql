-- Events with the town of the member who caused them; none where the town is not in the catalogue.
CREATE OR REPLACE FUNCTION in_town(happened jsonb, town text)
  RETURNS jsonb LANGUAGE sql IMMUTABLE
  RETURN (SELECT coalesce(jsonb_agg(event || jsonb_build_object('city_slug', nullif(town, 'other'))), '[]')
    FROM jsonb_array_elements(happened) AS event);
