CREATE TABLE "removed_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"search" text NOT NULL,
	"filters" jsonb NOT NULL,
	"told_up_to" integer NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_alerts" ADD CONSTRAINT "removed_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_alerts_user_id_idx" ON "removed_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removed_alerts_removed_at_idx" ON "removed_alerts" USING btree ("removed_at");