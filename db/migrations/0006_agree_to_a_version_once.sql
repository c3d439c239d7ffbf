DROP INDEX "consents_user_id_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "consents_agreement_key" ON "consents" USING btree ("user_id","document","version");