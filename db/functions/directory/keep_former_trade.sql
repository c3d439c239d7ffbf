-- Keeps the trade of a listing in each town that it leaves for as long as reports count.
CREATE OR REPLACE FUNCTION keep_former_trade()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_trades (user_id, subcategory_slug, town)
    SELECT OLD.user_id, OLD.subcategory_slug, former
    FROM unnest(selling_towns(OLD.region_slug, OLD.city_slug, OLD.other_locations)) AS former
    WHERE OLD.subcategory_slug <> NEW.subcategory_slug
      OR former <> ALL (selling_towns(NEW.region_slug, NEW.city_slug, NEW.other_locations))
    ON CONFLICT (user_id, subcategory_slug, town) DO UPDATE SET changed_at = now();
  RETURN NULL;
END $$;
