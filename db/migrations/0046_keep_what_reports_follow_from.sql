CREATE TABLE "former_trades" (
	"user_id" uuid NOT NULL,
	"subcategory_slug" text NOT NULL,
	"city_slug" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_trades_user_id_subcategory_slug_city_slug_pk" PRIMARY KEY("user_id","subcategory_slug","city_slug")
);
--> statement-breakpoint
ALTER TABLE "spent_trials" ADD COLUMN "hides_listing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "former_trades" ADD CONSTRAINT "former_trades_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_trades_changed_at_idx" ON "former_trades" USING btree ("changed_at");--> statement-breakpoint
-- What a listing was counts as its trade for as long as reports do.
CREATE FUNCTION keep_former_trade() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_trades (user_id, subcategory_slug, city_slug)
    VALUES (OLD.user_id, OLD.subcategory_slug, OLD.city_slug)
    ON CONFLICT (user_id, subcategory_slug, city_slug) DO UPDATE SET changed_at = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_keep_former_trade
  AFTER UPDATE OF subcategory_slug, city_slug ON listings
  FOR EACH ROW WHEN (
    (OLD.subcategory_slug, OLD.city_slug) IS DISTINCT FROM (NEW.subcategory_slug, NEW.city_slug))
  EXECUTE FUNCTION keep_former_trade();
--> statement-breakpoint
-- Somebody whose listing was hidden comes back with a case from the first moment on.
CREATE TRIGGER report_cases_hide_listing
  AFTER INSERT ON report_cases
  FOR EACH ROW WHEN (NEW.state IN ('hidden', 'confirmed'))
  EXECUTE FUNCTION show_listing_of_case();
