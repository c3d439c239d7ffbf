-- A phone number in what `plain_words` writes: eight figures and more that begin as one of the country does, or one abroad by
-- its + or 00. '2025 2026' is none. `slugWithoutNumber` says the same of slugs.
CREATE FUNCTION number_pattern() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '(?<![0-9])(?=[+]? ?([0-9] ?){8})([+]|0 ?0|(0 ?)?6 ?[25-9]|2 ?[2-4])[0-9 ]*';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION holds_number(name text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN name ~ number_pattern();
--> statement-breakpoint
ALTER TABLE "listings" DROP CONSTRAINT "listings_slug";
--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_slug" CHECK (NOT holds_number(translate(regexp_replace("listings"."slug", '-[0-9a-f]{8}$', ''), '-', ' ')));
--> statement-breakpoint
-- The words of a text without the phone numbers in it, as `plain_words` writes them.
CREATE FUNCTION without_numbers(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(plain_words(words), number_pattern(), ' ', 'g');
--> statement-breakpoint
-- Members find nobody by a part of a number, either: it is masked for them until they open it, and could be read group by
-- group.
CREATE OR REPLACE FUNCTION own_word_ids(words text, is_open boolean) RETURNS integer[] LANGUAGE plpgsql AS $$
BEGIN
  RETURN term_ids('word', index_words(without_numbers(words)))
    || CASE WHEN is_open THEN term_ids('open-word', open_words(words)) ELSE '{}' END;
END $$;
--> statement-breakpoint
SELECT write_search_entry(listings) FROM listings JOIN search_entries USING (search_key)
  WHERE holds_number(plain_words(
    concat_ws(' ', business_name, array_to_string(keywords, ' '), description, quartier, landmark, other_locations)));
