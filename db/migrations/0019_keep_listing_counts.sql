CREATE TABLE "listing_counts" (
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"listed" integer NOT NULL,
	CONSTRAINT "listing_counts_pk" PRIMARY KEY("place","kind","name"),
	CONSTRAINT "listing_counts_kind" CHECK ("listing_counts"."kind" in ('active', 'all', 'category', 'item', 'subcategory')),
	CONSTRAINT "listing_counts_listed" CHECK ("listing_counts"."listed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "listing_counts" SET (fillfactor = 70);--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"change" smallint NOT NULL,
	"city" smallint NOT NULL,
	"terms" integer[] NOT NULL
);
--> statement-breakpoint
-- What enters and leaves the index is written down here and counted by the clock: writers would wait for each other at
-- the counts of the whole country.
CREATE FUNCTION log_listing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO listing_changes (change, city, terms) VALUES (-1, OLD.city, OLD.listed_terms);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO listing_changes (change, city, terms) VALUES (1, NEW.city, NEW.listed_terms);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_entries_log_change
  AFTER INSERT OR DELETE OR UPDATE OF city, listed_terms ON search_entries
  FOR EACH ROW EXECUTE FUNCTION log_listing_change();
--> statement-breakpoint
-- Counts what was written down first, at most so many changes. One at a time, so that counts are made once.
CREATE FUNCTION move_listing_counts(most integer) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('listing_counts', 0));
  WITH taken AS (
    DELETE FROM listing_changes WHERE id IN (SELECT id FROM listing_changes ORDER BY id LIMIT most) RETURNING change, city, terms
  ), moved AS (
    SELECT term, city, sum(change) AS change FROM taken CROSS JOIN unnest(terms) AS term
    GROUP BY term, city HAVING sum(change) <> 0
  )
  MERGE INTO listing_counts AS counted USING (
    SELECT place, kind, name, sum(change) AS change
    FROM moved JOIN search_terms ON id = term
    CROSS JOIN LATERAL (SELECT DISTINCT unnest(ARRAY[0, city / 100, city]) AS place) AS around
    WHERE kind IN ('all', 'category', 'item', 'subcategory')
    GROUP BY place, kind, name HAVING sum(change) <> 0) AS each
  ON counted.place = each.place AND counted.kind = each.kind AND counted.name = each.name
  WHEN MATCHED THEN UPDATE SET listed = counted.listed + each.change
  WHEN NOT MATCHED THEN INSERT (place, kind, name, listed) VALUES (each.place, each.kind, each.name, each.change);
END $$;
--> statement-breakpoint
-- Members who were here since then.
CREATE FUNCTION count_active_members(since timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_counts (place, kind, name, listed)
    SELECT 0, 'active', 'members', count(*) FROM users WHERE last_seen_at > since AND deleted_at IS NULL
    ON CONFLICT (place, kind, name) DO UPDATE SET listed = excluded.listed
$$;
--> statement-breakpoint
-- Counts all that is indexed anew: after many were written at once. Nothing else may write the index meanwhile.
CREATE FUNCTION recount_listings() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE listing_changes IN ACCESS EXCLUSIVE MODE;
  DELETE FROM listing_changes;
  DELETE FROM listing_counts WHERE kind <> 'active';
  INSERT INTO listing_counts (place, kind, name, listed)
    SELECT place, kind, name, sum(listed) FROM (
      SELECT term, city, count(*) AS listed FROM search_entries CROSS JOIN unnest(listed_terms) AS term GROUP BY term, city) AS counted
    JOIN search_terms ON id = term
    CROSS JOIN LATERAL (SELECT DISTINCT unnest(ARRAY[0, city / 100, city]) AS place) AS around
    WHERE kind IN ('all', 'category', 'item', 'subcategory')
    GROUP BY place, kind, name ORDER BY place, kind, name;
END $$;
--> statement-breakpoint
SELECT recount_listings();--> statement-breakpoint
-- The code of a town, or of a region without one; of nothing, the country’s.
CREATE FUNCTION counted_place(in_region text, in_city text) RETURNS smallint LANGUAGE sql STABLE
  RETURN CASE WHEN in_city IS NOT NULL THEN place_code(in_region, in_city)
    WHEN in_region IS NOT NULL THEN (SELECT code / 100 FROM search_places WHERE region_slug = in_region LIMIT 1) ELSE 0 END;
--> statement-breakpoint
DROP FUNCTION count_listed(jsonb);--> statement-breakpoint
-- How many listings there are of each of the `names` of one `kind` in a `region` and `city`, for each of such questions.
CREATE FUNCTION count_listed(questions jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE STRICT
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  each record;
  here smallint;
  answers jsonb := '[]';
BEGIN
  FOR each IN SELECT question ->> 'kind' AS kind, question ->> 'region' AS region, question ->> 'city' AS city,
      ARRAY(SELECT jsonb_array_elements_text(question -> 'names')) AS names FROM jsonb_array_elements(questions) AS question LOOP
    here := counted_place(each.region, each.city);
    answers := answers || jsonb_build_array(coalesce((
      SELECT jsonb_object_agg(name, listed) FROM listing_counts
      WHERE place = here AND kind = each.kind AND name = ANY (each.names)), '{}'));
  END LOOP;
  RETURN answers;
END $$;
--> statement-breakpoint
DROP FUNCTION suggest_names(text, integer);--> statement-breakpoint
-- The first businesses whose name begins so, the nearest first, as [{name, slug, city}].
CREATE FUNCTION suggest_names(typed text, near_region text, near_city text, most integer) RETURNS jsonb
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off
  SET jit = off AS $$
DECLARE
  near smallint := place_code(near_region, near_city);
  keys integer[] := (named_like(typed, near, (near / 100)::smallint))[:most];
BEGIN
  RETURN coalesce((
    SELECT jsonb_agg(jsonb_build_object('name', business_name, 'slug', slug, 'city', city_slug) ORDER BY at)
    FROM unnest(keys) WITH ORDINALITY AS named(key, at)
    JOIN listings ON search_key = key), '[]');
END $$;
