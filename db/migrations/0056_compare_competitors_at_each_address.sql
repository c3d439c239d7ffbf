-- The towns that somebody sells in, each as the index calls it: that of none of them by its region.
CREATE FUNCTION selling_towns(main_region text, main_city text, others jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT city_term(main_region, main_city)
    UNION SELECT city_term(other.region, other.city) FROM jsonb_to_recordset(others) AS other(region text, city text))
$$;
--> statement-breakpoint
UPDATE former_trades SET city_slug = city_term(region_slug, former_trades.city_slug)
  FROM listings WHERE listings.user_id = former_trades.user_id AND former_trades.city_slug = 'other';
--> statement-breakpoint
ALTER TABLE "former_trades" RENAME COLUMN "city_slug" TO "town";
--> statement-breakpoint
ALTER TABLE "former_trades" RENAME CONSTRAINT "former_trades_user_id_subcategory_slug_city_slug_pk" TO "former_trades_user_id_subcategory_slug_town_pk";
--> statement-breakpoint
-- What a listing was, in each town that it leaves, counts as its trade for as long as reports do.
CREATE OR REPLACE FUNCTION keep_former_trade() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_trades (user_id, subcategory_slug, town)
    SELECT OLD.user_id, OLD.subcategory_slug, former
    FROM unnest(selling_towns(OLD.region_slug, OLD.city_slug, OLD.other_locations)) AS former
    WHERE OLD.subcategory_slug <> NEW.subcategory_slug
      OR former <> ALL (selling_towns(NEW.region_slug, NEW.city_slug, NEW.other_locations))
    ON CONFLICT (user_id, subcategory_slug, town) DO UPDATE SET changed_at = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER listings_keep_former_trade ON listings;
--> statement-breakpoint
CREATE TRIGGER listings_keep_former_trade
  AFTER UPDATE OF subcategory_slug, region_slug, city_slug, other_locations ON listings
  FOR EACH ROW WHEN (
    (OLD.subcategory_slug, OLD.region_slug, OLD.city_slug, OLD.other_locations)
    IS DISTINCT FROM (NEW.subcategory_slug, NEW.region_slug, NEW.city_slug, NEW.other_locations))
  EXECUTE FUNCTION keep_former_trade();
