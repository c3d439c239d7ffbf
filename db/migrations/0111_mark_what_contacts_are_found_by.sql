CREATE TABLE "due_marks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "connections_listed_idx";--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "name_marks" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "entry_marks" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_contacts" ADD COLUMN "name_marks" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_contacts" ADD COLUMN "entry_marks" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION mark_of(text text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN 1::bigint << (('x' || left(md5(text), 2))::bit(8)::int & 63);
--> statement-breakpoint
-- Of a word all that is asked for of it by whoever types a beginning of it: a longer beginning has every bit of a shorter one.
CREATE FUNCTION word_marks(word text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(bit_or(mark_of(left(word, letters))), 0)
    FROM unnest('{1,2,3,5,8}'::int[]) AS letters WHERE letters <= length(word));
--> statement-breakpoint
CREATE FUNCTION slug_marks(slugs text[]) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(bit_or(mark_of(slug)), 0) FROM unnest(slugs) AS slug);
--> statement-breakpoint
-- Of both names that a listing may be known by, with the numbers in them and without; of buyers no name is told.
CREATE FUNCTION marks_of_listing(listing_id uuid, OUT name_marks bigint, OUT entry_marks bigint) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN user_type = 'buyer' THEN 0 ELSE (SELECT coalesce(bit_or(word_marks(word)), 0)
        FROM unnest(ARRAY[business_name, shown_name]) AS name,
          regexp_split_to_table(plain_words(name) || ' ' || plain_words(without_numbers(name)), ' +') AS word) END,
      slug_marks(ARRAY[category_slug, subcategory_slug, city_slug])
    FROM listings WHERE user_id = listing_id;
$$;
--> statement-breakpoint
-- Whoever was erased has none.
CREATE FUNCTION mark_contact() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contact uuid;
BEGIN
  IF TG_TABLE_NAME = 'connections' THEN
    contact := NEW.connected_user_id;
  ELSE
    contact := NEW.contact_id;
  END IF;
  SELECT coalesce(marked.name_marks, 0), coalesce(marked.entry_marks, 0) INTO NEW.name_marks, NEW.entry_marks
    FROM marks_of_listing(contact) AS marked;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER connections_mark_contact
  BEFORE INSERT OR UPDATE OF connected_user_id ON connections
  FOR EACH ROW EXECUTE FUNCTION mark_contact();
--> statement-breakpoint
CREATE TRIGGER saved_contacts_mark_contact
  BEFORE INSERT OR UPDATE OF contact_id ON saved_contacts
  FOR EACH ROW EXECUTE FUNCTION mark_contact();
--> statement-breakpoint
CREATE FUNCTION note_due_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO due_marks (user_id, changed_at) VALUES (NEW.user_id, clock_timestamp())
    ON CONFLICT (user_id) DO UPDATE SET changed_at = excluded.changed_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_note_due_marks
  AFTER UPDATE OF business_name, user_type, category_slug, subcategory_slug, city_slug ON listings
  FOR EACH ROW WHEN ((OLD.business_name, OLD.user_type, OLD.category_slug, OLD.subcategory_slug, OLD.city_slug)
    IS DISTINCT FROM (NEW.business_name, NEW.user_type, NEW.category_slug, NEW.subcategory_slug, NEW.city_slug))
  EXECUTE FUNCTION note_due_marks();
--> statement-breakpoint
-- Writes the marks of listings that were changed a minute ago or earlier into so many rows of others' lists; who saved one of them
-- just before the change has been written by then. It waits for no row that somebody holds, so that nobody waits in a circle.
CREATE FUNCTION renew_marks(most integer) RETURNS integer LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  due record;
  written integer;
  renewed integer := 0;
BEGIN
  FOR due IN
    SELECT due_marks.user_id, coalesce(marked.name_marks, 0) AS names, coalesce(marked.entry_marks, 0) AS entries
      FROM due_marks LEFT JOIN LATERAL marks_of_listing(due_marks.user_id) AS marked ON true
      WHERE changed_at < clock_timestamp() - interval '1 minute'
      ORDER BY changed_at LIMIT 100 FOR UPDATE OF due_marks SKIP LOCKED
  LOOP
    UPDATE connections SET name_marks = due.names, entry_marks = due.entries WHERE id IN (
      SELECT id FROM connections WHERE connected_user_id = due.user_id
          AND (name_marks <> due.names OR entry_marks <> due.entries)
        LIMIT most - renewed FOR NO KEY UPDATE SKIP LOCKED);
    GET DIAGNOSTICS written = ROW_COUNT;
    renewed := renewed + written;
    UPDATE saved_contacts SET name_marks = due.names, entry_marks = due.entries WHERE id IN (
      SELECT id FROM saved_contacts WHERE contact_id = due.user_id
          AND (name_marks <> due.names OR entry_marks <> due.entries)
        LIMIT most - renewed FOR NO KEY UPDATE SKIP LOCKED);
    GET DIAGNOSTICS written = ROW_COUNT;
    renewed := renewed + written;
    DELETE FROM due_marks WHERE user_id = due.user_id
      AND NOT EXISTS (SELECT FROM connections WHERE connected_user_id = due.user_id
        AND (name_marks <> due.names OR entry_marks <> due.entries))
      AND NOT EXISTS (SELECT FROM saved_contacts WHERE contact_id = due.user_id
        AND (name_marks <> due.names OR entry_marks <> due.entries));
    EXIT WHEN renewed >= most;
  END LOOP;
  RETURN renewed;
END $$;
--> statement-breakpoint
CREATE TEMPORARY TABLE marked_listings ON COMMIT DROP AS
  SELECT listings.user_id, marked.* FROM listings, marks_of_listing(listings.user_id) AS marked;--> statement-breakpoint
UPDATE connections SET name_marks = marked.name_marks, entry_marks = marked.entry_marks
  FROM marked_listings AS marked WHERE marked.user_id = connected_user_id;--> statement-breakpoint
UPDATE saved_contacts SET name_marks = marked.name_marks, entry_marks = marked.entry_marks
  FROM marked_listings AS marked WHERE marked.user_id = contact_id;--> statement-breakpoint
CREATE INDEX "due_marks_changed_at_idx" ON "due_marks" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "connections_listed_idx" ON "connections" USING btree ("user_id","last_contact_at","id","connected_user_id","trust_level","name_marks","entry_marks") WHERE "connections"."archived_at" is null;
