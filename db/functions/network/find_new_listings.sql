-- The search keys after `since` of what a search finds now, the newest first: none where words or a quartier had to
-- be left out, and for a quartier no other listing of its town.
CREATE OR REPLACE FUNCTION find_new_listings(asked jsonb, viewer uuid, most integer)
  RETURNS integer[] LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
DECLARE
  found record;
  tried jsonb;
  placed integer[] := '{}';
BEGIN
  asked := as_asker_reads(asked, viewer);
  found := find_listings(asked, viewer);
  IF cardinality(found.dropped) > 0 THEN
    RETURN '{}';
  END IF;
  tried := asked #> ARRAY['attempts', found.attempt::text];
  IF tried ? 'quartier' THEN
    placed := existing_term_ids('quartier',
      ARRAY[(tried ->> 'city') || '/' || array_to_string(index_words(tried ->> 'quartier'), ' ')]);
  END IF;
  RETURN ARRAY(
    SELECT key FROM unnest(string_to_array(found.page, ',')::integer[]) AS key
    JOIN search_entries ON search_key = key
    WHERE key > (asked ->> 'since')::integer AND terms @> placed
    ORDER BY key DESC LIMIT most);
END $$;
