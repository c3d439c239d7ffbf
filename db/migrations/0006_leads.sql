CREATE TABLE "lead_states" (
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"state" text NOT NULL,
	"remind_at" timestamp with time zone,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_states_seller_id_buyer_id_pk" PRIMARY KEY("seller_id","buyer_id"),
	CONSTRAINT "lead_states_state" CHECK ("lead_states"."state" in ('served', 'not_client', 'remind')),
	CONSTRAINT "lead_states_remind" CHECK (("lead_states"."state" = 'remind') = ("lead_states"."remind_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "listing_events" ADD COLUMN "search_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_states" ADD CONSTRAINT "lead_states_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_states" ADD CONSTRAINT "lead_states_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_states_buyer_id_idx" ON "lead_states" USING btree ("buyer_id");