-- What `find_listings` is asked, with the ways in which a text is read by who asks: of `askers`, by the slugs of their town and
-- region, else the `usual` ones.
CREATE OR REPLACE FUNCTION as_asker_reads(asked jsonb, viewer uuid)
  RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  own jsonb;
BEGIN
  IF asked ? 'askers' THEN
    SELECT coalesce(asked #> ARRAY['askers', city_slug], asked #> ARRAY['askers', region_slug]) INTO own
      FROM listings WHERE user_id = viewer;
  END IF;
  RETURN asked - '{askers,usual}'::text[] || coalesce(own, asked -> 'usual', '{}');
END $$;
