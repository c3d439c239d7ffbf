ALTER TABLE "contact_reports" DROP CONSTRAINT "contact_reports_reporter_id_contact_id_pk";--> statement-breakpoint
ALTER TABLE "contact_reports" ADD COLUMN "follows_case" uuid;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "times_told" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_cases" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_reports" ADD CONSTRAINT "contact_reports_once_key" UNIQUE NULLS NOT DISTINCT("reporter_id","contact_id","follows_case");--> statement-breakpoint
UPDATE report_cases SET answered_at = now() WHERE state = 'answered';--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_answered" CHECK ("report_cases"."state" <> 'answered' or "report_cases"."answered_at" is not null);--> statement-breakpoint
-- An answer is to what the owner was told and to what came before it: what is reported later counts again. A correction of
-- an answered case answers nothing more.
CREATE OR REPLACE FUNCTION answer_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_cases SET state = 'answered', answered_at = greatest(clock_timestamp(), told_at)
    WHERE contact_id = NEW.user_id AND state = 'told';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A case that is told or answered leaves its listing as it is: whoever reports an answered contact again locks no row of
-- its owner.
DROP TRIGGER report_cases_show_listing ON report_cases;
--> statement-breakpoint
CREATE TRIGGER report_cases_show_listing
  AFTER UPDATE OF state ON report_cases
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state
    AND NOT (OLD.state IN ('told', 'answered') AND NEW.state IN ('told', 'answered')))
  EXECUTE FUNCTION show_listing_of_case();
