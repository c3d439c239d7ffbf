-- A correction answers the first report. A listing that is reported again after it has to write to us: else each
-- round of reports would end in a correction.
CREATE OR REPLACE FUNCTION answer_case()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_cases SET state = 'answered', answered_at = greatest(clock_timestamp(), told_at)
    WHERE contact_id = NEW.user_id AND state = 'told' AND times_told = 1;
  RETURN NULL;
END $$;
