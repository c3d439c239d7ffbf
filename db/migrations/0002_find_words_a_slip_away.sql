-- A word, and without each of its letters, by the first letter of its kind: two words are a slip apart where they share one.
CREATE FUNCTION slips_of(kind text, word text)
  RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT left(kind, 1) || word UNION
    SELECT left(kind, 1) || left(word, at - 1) || substr(word, at + 1) FROM generate_series(1, length(word)) AS at);
--> statement-breakpoint
DROP INDEX "search_terms_name_idx";--> statement-breakpoint
CREATE INDEX "search_terms_slips_idx" ON "search_terms" USING gin (slips_of("kind", "name")) WITH (fastupdate=false) WHERE "search_terms"."kind" in ('open-word', 'word');
