-- Short links are typed from posters and read out on the telephone: a new one has no letter or digit that looks like another
-- (0, o, 1, i, l), and nobody has it in capitals. Two ids have some twenty characters more than are wanted.
CREATE FUNCTION new_short_code() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  code text;
BEGIN
  LOOP
    code := left(translate(lower(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64')),
      E'+/=01ilo\n', ''), 8);
    EXIT WHEN length(code) = 8 AND NOT EXISTS (SELECT FROM listings WHERE lower(short_code) = code);
  END LOOP;
  RETURN code;
END $$;
--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "short_code" SET DEFAULT new_short_code();--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listings_short_code_lower_idx" ON "listings" USING btree (lower("short_code"));
