-- Refuses a mailbox, in whatever spelling, or a number that an account may still take back: the calls ask the same
-- before.
CREATE OR REPLACE FUNCTION refuse_held_identity()
  RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM email_changes WHERE mailbox_of(old_email) = NEW.mailbox AND user_id <> NEW.id
      AND undone_at IS NULL AND undo_until > now()) THEN
    RAISE unique_violation USING CONSTRAINT = 'users_email_key', MESSAGE = 'the address may still be taken back';
  END IF;
  IF EXISTS (SELECT FROM email_changes WHERE old_whatsapp = NEW.whatsapp AND user_id <> NEW.id
      AND undone_at IS NULL AND undo_until > now()) THEN
    RAISE unique_violation USING CONSTRAINT = 'users_whatsapp_key', MESSAGE = 'the number may still be taken back';
  END IF;
  RETURN NULL;
END $$;
