CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- Words are compared without accents and case; each language brings its stemmer, `mboalink_plain` none.
CREATE TEXT SEARCH CONFIGURATION mboalink_fr (COPY = french);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION mboalink_fr
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION mboalink_en (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION mboalink_en
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION mboalink_plain (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION mboalink_plain
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
CREATE FUNCTION fold(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, words));
--> statement-breakpoint
CREATE FUNCTION to_search_words(words text, weight "char") RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN setweight(
    to_tsvector('mboalink_fr', words) || to_tsvector('mboalink_en', words) || to_tsvector('mboalink_plain', words),
    weight
  );
--> statement-breakpoint
-- What somebody typed, as French, as English, or letter for letter.
CREATE FUNCTION to_search_query(words text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN plainto_tsquery('mboalink_fr', words)
    || plainto_tsquery('mboalink_en', words)
    || plainto_tsquery('mboalink_plain', words);
--> statement-breakpoint
CREATE FUNCTION listing_rank(plan_weight smallint, joined_at timestamptz) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN plan_weight::bigint * 100000000000000 + (extract(epoch FROM joined_at) * 1000)::bigint;
--> statement-breakpoint
-- The words of a category are many and the same for all its listings: they are parsed once, here.
ALTER TABLE search_words ADD COLUMN vector tsvector NOT NULL GENERATED ALWAYS AS (
  to_search_words(words, CASE WHEN kind IN ('category', 'subcategory') THEN 'B'::"char" ELSE 'C'::"char" END)
) STORED;
--> statement-breakpoint
CREATE FUNCTION gather_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known tsvector;
BEGIN
  NEW.name_folded := fold(NEW.business_name);
  NEW.search_words :=
    to_search_words(NEW.business_name, 'A')
    || to_search_words(array_to_string(NEW.keywords, ' '), 'B')
    || to_search_words(coalesce(NEW.quartier, ''), 'C')
    || to_search_words(concat_ws(' ', NEW.description, NEW.landmark), 'D');
  FOR known IN SELECT vector FROM search_words WHERE (kind, slug) IN (
    ('category', NEW.category_slug), ('subcategory', NEW.subcategory_slug),
    ('region', NEW.region_slug), ('town', NEW.city_slug)
  ) LOOP
    NEW.search_words := NEW.search_words || known;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_gather_words
  BEFORE INSERT OR UPDATE OF business_name, description, keywords, category_slug, subcategory_slug, region_slug,
    city_slug, quartier, landmark ON listings
  FOR EACH ROW EXECUTE FUNCTION gather_listing_words();
--> statement-breakpoint
CREATE FUNCTION rank_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rank := listing_rank(NEW.plan_weight, NEW.joined_at);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Triggers fire in the order of their names: the plan is taken over (listings_first_show) before it is ranked.
CREATE TRIGGER listings_rank
  BEFORE INSERT OR UPDATE OF plan_weight, joined_at ON listings
  FOR EACH ROW EXECUTE FUNCTION rank_listing();
--> statement-breakpoint
-- A seller is found while the trial or the paid time runs, and three days more after a paid time.
CREATE FUNCTION subscription_visible_until(trial_ends_at timestamptz, paid_until timestamptz) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(greatest(trial_ends_at, paid_until + interval '3 days'), '-infinity'::timestamptz);
--> statement-breakpoint
CREATE FUNCTION plan_weight(plan text) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE plan WHEN 'premium' THEN 3 WHEN 'pro' THEN 2 WHEN 'basic' THEN 1 ELSE 0 END::smallint;
--> statement-breakpoint
CREATE FUNCTION show_listing_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings
    SET plan_weight = plan_weight(NEW.plan),
        visible_until = subscription_visible_until(NEW.trial_ends_at, NEW.paid_until)
    WHERE user_id = NEW.user_id AND user_type <> 'buyer';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER subscriptions_show_listing
  AFTER INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION show_listing_of_subscription();
--> statement-breakpoint
-- The listing may be written after the subscription, in any order: it takes what is there.
CREATE FUNCTION show_new_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT plan_weight(plan), subscription_visible_until(trial_ends_at, paid_until)
    INTO NEW.plan_weight, NEW.visible_until
    FROM subscriptions WHERE user_id = NEW.user_id AND NEW.user_type <> 'buyer';
  NEW.plan_weight := coalesce(NEW.plan_weight, 0);
  NEW.visible_until := coalesce(NEW.visible_until, '-infinity');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_first_show
  BEFORE INSERT OR UPDATE OF user_type ON listings
  FOR EACH ROW EXECUTE FUNCTION show_new_listing();
