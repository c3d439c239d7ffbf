ALTER TABLE "report_cases" ADD COLUMN "told_again_at" timestamp with time zone;--> statement-breakpoint
-- Of those that were told again, the first telling is not known any more: the last one counted as that until now.
UPDATE report_cases SET told_again_at = told_at WHERE times_told > 1;--> statement-breakpoint
-- A correction answers the first telling alone. Whoever is reported again after it has to write to us, or each round of
-- reports would end in a full stop.
CREATE OR REPLACE FUNCTION answer_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_cases SET state = 'answered', answered_at = greatest(clock_timestamp(), told_at)
    WHERE contact_id = NEW.user_id AND state = 'told' AND times_told = 1;
  RETURN NULL;
END $$;
