import { violatedUniqueKey } from '@mboalink/db/database-error.ts';
import { AppError } from '@mboalink/shared/errors.ts';

/** `account_exists` when a write ran into somebody else's e-mail address or number; undefined for any other error. */
export function takenIdentity(error: unknown): AppError | undefined {
  const isTaken = ['users_email_key', 'users_mailbox_key', 'users_whatsapp_key'].includes(
    violatedUniqueKey(error) ?? '',
  );
  return isTaken ? new AppError('account_exists', { cause: error }) : undefined;
}
