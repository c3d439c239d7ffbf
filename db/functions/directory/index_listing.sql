-- Keeps the index in step: a listing is in it while it is visible. A change of other columns writes nothing.
CREATE OR REPLACE FUNCTION index_listing()
  RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry search_entries;
  is_indexed boolean := EXISTS (SELECT FROM search_entries WHERE search_key = OLD.search_key);
  is_visible boolean := TG_OP <> 'DELETE' AND NEW.visible_until > now();
BEGIN
  IF is_indexed AND is_visible AND
    (NEW.business_name, coalesce(NEW.public_keywords, NEW.keywords), coalesce(NEW.public_description, NEW.description),
      NEW.landmark, NEW.landmark_on_page, NEW.other_locations, NEW.quartier, NEW.region_slug, NEW.city_slug,
      NEW.category_slug, NEW.subcategory_slug, NEW.item_slugs, NEW.user_type, NEW.plan_weight, NEW.is_active,
      NEW.joined_at, NEW.search_key, NEW.has_open_page, NEW.seldom_answers)
    IS NOT DISTINCT FROM
    (OLD.business_name, coalesce(OLD.public_keywords, OLD.keywords), coalesce(OLD.public_description, OLD.description),
      OLD.landmark, OLD.landmark_on_page, OLD.other_locations, OLD.quartier, OLD.region_slug, OLD.city_slug,
      OLD.category_slug, OLD.subcategory_slug, OLD.item_slugs, OLD.user_type, OLD.plan_weight, OLD.is_active,
      OLD.joined_at, OLD.search_key, OLD.has_open_page, OLD.seldom_answers)
  THEN
    RETURN NULL;
  END IF;
  IF is_indexed AND (NOT is_visible OR NEW.search_key <> OLD.search_key) THEN
    DELETE FROM search_entries WHERE search_key = OLD.search_key RETURNING * INTO entry;
    PERFORM remove_search_postings(entry);
  END IF;
  IF is_visible THEN
    PERFORM write_search_entry(NEW);
  END IF;
  RETURN NULL;
END $$;
