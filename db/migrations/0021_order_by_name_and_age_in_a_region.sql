-- By region first: whoever asks for a region reads no other, and whoever asks for all merges eleven short walks.
ALTER TABLE "search_postings" DROP CONSTRAINT "search_postings_newest_key";--> statement-breakpoint
DROP INDEX "search_postings_name_idx";--> statement-breakpoint
ALTER TABLE "search_postings" ADD CONSTRAINT "search_postings_newest_key" PRIMARY KEY("term","region","search_key","city");--> statement-breakpoint
CREATE INDEX "search_postings_name_idx" ON "search_postings" USING btree ("term","region","name_position","search_key","city");--> statement-breakpoint
CREATE OR REPLACE FUNCTION remove_search_entry(key integer) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  entry search_entries;
BEGIN
  DELETE FROM search_entries WHERE search_key = key RETURNING * INTO entry;
  DELETE FROM search_postings
    WHERE term = ANY (entry.name_terms || entry.listed_terms) AND region = entry.city / 100 AND search_key = key;
END $$;
--> statement-breakpoint
-- The first ones by name or by age, where more than a thousand match.
CREATE OR REPLACE FUNCTION order_postings(asked_terms integer[], in_city smallint, in_region smallint, sort text,
    skipped integer[], wanted integer) RETURNS integer[]
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
  SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  regions integer[] := CASE WHEN coalesce(in_region, in_city / 100) IS NULL
    THEN '{0,1,2,3,4,5,6,7,8,9,10}' ELSE ARRAY[coalesce(in_region, in_city / 100)] END;
  keys integer[];
BEGIN
  IF sort = 'name' THEN
    SELECT array_agg(search_key ORDER BY name_position, search_key) INTO keys FROM (
      SELECT DISTINCT search_key, name_position
      FROM unnest(asked_terms) AS asked CROSS JOIN unnest(regions) AS each_region CROSS JOIN LATERAL (
        SELECT search_key, name_position FROM search_postings
        WHERE term = asked AND region = each_region AND (in_city IS NULL OR city = in_city)
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY name_position, search_key LIMIT wanted) AS walked
      ORDER BY name_position, search_key LIMIT wanted) AS first;
  ELSE
    SELECT array_agg(search_key ORDER BY search_key DESC) INTO keys FROM (
      SELECT DISTINCT search_key
      FROM unnest(asked_terms) AS asked CROSS JOIN unnest(regions) AS each_region CROSS JOIN LATERAL (
        SELECT search_key FROM search_postings
        WHERE term = asked AND region = each_region AND (in_city IS NULL OR city = in_city)
          AND NOT EXISTS (SELECT FROM unnest(skipped) AS skip WHERE skip = search_key)
        ORDER BY search_key DESC LIMIT wanted) AS walked
      ORDER BY search_key DESC LIMIT wanted) AS first;
  END IF;
  RETURN coalesce(keys, '{}');
END $$;
--> statement-breakpoint
-- As the parts of a search: no plan of theirs is left to estimates, those of the smallest tables neither.
ALTER FUNCTION find_listings(jsonb, uuid) SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
  SET max_parallel_workers_per_gather = 0;
