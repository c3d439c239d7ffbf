-- The sellers who get a need of a trade: visible, seen lately, without a block between them and the buyer. Those of the quartier
-- come first, then of the town, then of the region; in each who answered most within `answered_days`, then who got fewest
-- needs within `sent_days`, then the nearest by `distances` ({quartiers, towns}: kilometres by name or slug). Payment plays no
-- part. In each ring 300 sellers are looked at.
CREATE OR REPLACE FUNCTION sellers_near(buyer uuid, trade text, in_region text, in_city text, in_quartier text, distances jsonb,
    wanted integer, answered_days integer, sent_days integer, OUT seller_id uuid, OUT ring text)
  RETURNS SETOF record LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET jit = off AS $$
DECLARE
  hidden constant integer[] := blocked_listing_keys(buyer);
  of_trade constant integer[] := existing_term_ids('subcategory', ARRAY[trade]);
  found integer := 0;
  places integer[];
  candidates integer[];
BEGIN
  IF of_trade = '{}' THEN
    RETURN;
  END IF;
  FOREACH ring IN ARRAY '{quartier,town,region}'::text[] LOOP
    EXIT WHEN found >= wanted;
    places := CASE ring
      WHEN 'quartier' THEN existing_term_ids('quartier', ARRAY[in_city || '/' || array_to_string(index_words(in_quartier), ' ')])
      WHEN 'town' THEN existing_term_ids('city', ARRAY[city_term(in_region, in_city)])
      ELSE existing_term_ids('region', ARRAY[in_region]) END;
    CONTINUE WHEN coalesce(places, '{}') = '{}';
    candidates := ARRAY(SELECT search_key FROM search_entries WHERE terms @> (of_trade || places)
      AND search_key <> ALL (hidden || coalesce(candidates, '{}')) LIMIT 300);
    FOR seller_id IN
      SELECT user_id FROM listings
        LEFT JOIN LATERAL (SELECT count(*) AS answers FROM need_answers
          WHERE need_answers.seller_id = user_id AND answered_at > now() - make_interval(days => answered_days)) AS answered ON true
        LEFT JOIN LATERAL (SELECT count(*) AS needs FROM need_sellers
          WHERE need_sellers.seller_id = user_id AND sent_at > now() - make_interval(days => sent_days)) AS sent ON true
        CROSS JOIN LATERAL (SELECT (CASE WHEN city_slug = in_city THEN distances -> 'quartiers' ->> quartier
          ELSE distances -> 'towns' ->> city_slug END)::integer AS kilometres) AS away
      WHERE search_key = ANY (candidates) AND user_id <> buyer AND user_type <> 'buyer' AND visible_until > now() AND is_active
      ORDER BY answers DESC, needs, kilometres NULLS LAST, search_key LIMIT wanted - found
    LOOP
      found := found + 1;
      RETURN NEXT;
    END LOOP;
  END LOOP;
END $$;
