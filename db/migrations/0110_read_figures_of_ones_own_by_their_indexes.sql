DROP INDEX "reveals_contact_id_idx";--> statement-breakpoint
CREATE INDEX "users_turned_buyer_idx" ON "users" USING btree ("id") WHERE "users"."turned_buyer_at" is not null;--> statement-breakpoint
CREATE INDEX "connections_listed_idx" ON "connections" USING btree ("user_id","last_contact_at","id","connected_user_id","trust_level") WHERE "connections"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "reveals_contact_id_idx" ON "reveals" USING btree ("contact_id","day","reveal_id","viewer_id","by_buyer");