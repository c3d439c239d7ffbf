ALTER TABLE "payments" ADD COLUMN "recorded_amount" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "recorded_currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "recorded_tx_ref" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_amount" integer;