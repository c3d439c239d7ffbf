-- The towns that a member sells in, each by its name in the index.
CREATE OR REPLACE FUNCTION selling_towns(main_region text, main_city text, others jsonb)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT city_term(main_region, main_city)
    UNION SELECT city_term(other.region, other.city) FROM jsonb_to_recordset(others) AS other(region text, city text))
$$;
