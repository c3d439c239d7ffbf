CREATE TABLE "short_names" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"is_current" boolean NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "short_names_name" CHECK ("short_names"."name" ~ '^[a-z0-9]{3,24}$'
        and length("short_names"."name") <> 8)
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "brand_colour" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "brand_cover" text;--> statement-breakpoint
ALTER TABLE "short_names" ADD CONSTRAINT "short_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "short_names_user_id_idx" ON "short_names" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "short_names_current_key" ON "short_names" USING btree ("user_id") WHERE "short_names"."is_current";--> statement-breakpoint
CREATE INDEX "short_names_held_until_idx" ON "short_names" USING btree ("held_until");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_brand_colour" CHECK ("listings"."brand_colour" in ('leaf', 'lagoon', 'sky', 'indigo', 'kola', 'laterite', 'maize', 'night'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_brand_cover" CHECK ("listings"."brand_cover" in ('weave', 'peaks', 'beads', 'stripes', 'waves'));--> statement-breakpoint
-- Until when nobody else may take the name of somebody whose premium time is this.
CREATE FUNCTION short_name_held_until(trial_ends_at timestamptz, paid_until timestamptz) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN subscription_visible_until(trial_ends_at, paid_until) + interval '90 days';
--> statement-breakpoint
-- A name is held for the time that was paid for and 90 days; for 90 days from now where the plan is no longer premium.
CREATE FUNCTION hold_short_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE short_names SET held_until = CASE
      WHEN paid_plan_weight(NEW.plan, NEW.paid_until) = plan_weight('premium')
        THEN short_name_held_until(NEW.trial_ends_at, NEW.paid_until)
      ELSE least(held_until, now() + interval '90 days') END
    WHERE user_id = NEW.user_id AND is_current;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- By its name before the trigger that shows the listing: names are locked before listings, as by the call.
CREATE TRIGGER subscriptions_hold_short_name
  AFTER UPDATE OF plan, trial_ends_at, paid_until ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION hold_short_name();
--> statement-breakpoint
-- Gives a member a name, or none where `wanted` is null, and lets the one before go, which nobody else may take for 90 days.
-- False where somebody else has it, or had it until lately.
CREATE FUNCTION take_short_name(member uuid, wanted text, at_instant timestamptz) RETURNS boolean LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  IF wanted IS NOT NULL THEN
    INSERT INTO short_names AS taken (name, user_id, is_current, held_until)
      SELECT wanted, member, false, short_name_held_until(trial_ends_at, paid_until)
      FROM subscriptions WHERE user_id = member
      ON CONFLICT (name) DO UPDATE SET user_id = member, held_until = excluded.held_until,
        is_current = taken.is_current AND taken.user_id IS NOT DISTINCT FROM member
      WHERE taken.user_id IS NOT DISTINCT FROM member OR taken.held_until <= at_instant;
    IF NOT FOUND THEN
      RETURN false;
    END IF;
  END IF;
  UPDATE short_names SET is_current = false, held_until = least(held_until, at_instant + interval '90 days')
    WHERE user_id = member AND is_current AND name IS DISTINCT FROM wanted;
  UPDATE short_names SET is_current = true WHERE name = wanted AND NOT is_current;
  RETURN true;
END $$;
