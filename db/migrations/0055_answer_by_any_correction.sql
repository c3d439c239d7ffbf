-- An owner who was told of reports and corrects the number or anything that the listing says has answered.
DROP TRIGGER listings_answer_case ON listings;
--> statement-breakpoint
CREATE TRIGGER listings_answer_case
  AFTER UPDATE OF business_name, description, keywords, category_slug, subcategory_slug, item_slugs, region_slug, city_slug,
    quartier, landmark, other_locations, profile_picture, opening_hours, prices, languages, number_changed_at ON listings
  FOR EACH ROW WHEN (
    (OLD.business_name, OLD.description, OLD.keywords, OLD.category_slug, OLD.subcategory_slug, OLD.item_slugs,
      OLD.region_slug, OLD.city_slug, OLD.quartier, OLD.landmark, OLD.other_locations, OLD.profile_picture,
      OLD.opening_hours, OLD.prices, OLD.languages, OLD.number_changed_at)
    IS DISTINCT FROM
    (NEW.business_name, NEW.description, NEW.keywords, NEW.category_slug, NEW.subcategory_slug, NEW.item_slugs,
      NEW.region_slug, NEW.city_slug, NEW.quartier, NEW.landmark, NEW.other_locations, NEW.profile_picture,
      NEW.opening_hours, NEW.prices, NEW.languages, NEW.number_changed_at))
  EXECUTE FUNCTION answer_case();
