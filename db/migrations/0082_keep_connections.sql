CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"connected_user_id" uuid,
	"interaction_type" text NOT NULL,
	"trust_level" text DEFAULT 'contact' NOT NULL,
	"note" text,
	"first_contact_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_contact_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "connections_once_key" UNIQUE("user_id","connected_user_id"),
	CONSTRAINT "connections_interaction_type" CHECK ("connections"."interaction_type" in ('whatsapp', 'phone', 'email', 'export')),
	CONSTRAINT "connections_trust_level" CHECK ("connections"."trust_level" in ('contact', 'trusted')),
	CONSTRAINT "connections_note" CHECK (char_length("connections"."note") <= 200),
	CONSTRAINT "connections_contact_at" CHECK ("connections"."first_contact_at" <= "connections"."last_contact_at")
);
--> statement-breakpoint
CREATE TABLE "recorded_taps" (
	"user_id" uuid NOT NULL,
	"tap_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recorded_taps_user_id_tap_id_pk" PRIMARY KEY("user_id","tap_id")
);
--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_connected_user_id_users_id_fk" FOREIGN KEY ("connected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_taps" ADD CONSTRAINT "recorded_taps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connections_user_id_last_contact_at_idx" ON "connections" USING btree ("user_id","last_contact_at");--> statement-breakpoint
CREATE INDEX "connections_connected_user_id_idx" ON "connections" USING btree ("connected_user_id");--> statement-breakpoint
CREATE INDEX "recorded_taps_recorded_at_idx" ON "recorded_taps" USING btree ("recorded_at");--> statement-breakpoint
-- What somebody noted of a member goes with that member's account.
CREATE FUNCTION forget_who_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.note := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER connections_forget_who_left
  BEFORE UPDATE OF connected_user_id ON connections
  FOR EACH ROW WHEN (NEW.connected_user_id IS NULL)
  EXECUTE FUNCTION forget_who_left();
