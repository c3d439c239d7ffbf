-- What the clock had left without an answer, or could never look up, a person looks at.
UPDATE payments SET state = 'review', moved_by = 'clock', next_check_at = NULL
  WHERE next_check_at IS NULL AND state IN ('created', 'pending', 'uncertain')
    OR state = 'expired' AND mode = 'direct' AND provider_ref IS NULL AND provider <> 'flutterwave';
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "next_check_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_watched" CHECK ("payments"."next_check_at" is not null or not "payments"."state" in ('created', 'pending', 'uncertain'));
