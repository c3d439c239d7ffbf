-- What `find_listings` is asked, as a text is read in the town of who asks, else in their region: `askers` has by their
-- slugs what differs there.
CREATE OR REPLACE FUNCTION as_asker_reads(asked jsonb, viewer uuid)
  RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  own jsonb;
BEGIN
  IF asked ? 'askers' THEN
    SELECT coalesce(asked #> ARRAY['askers', city_slug], asked #> ARRAY['askers', region_slug]) INTO own
      FROM listings WHERE user_id = viewer;
  END IF;
  RETURN CASE WHEN own IS NULL THEN asked ELSE asked - '{askers,beside,called,named,chosen,within}'::text[] || own END;
END $$;
