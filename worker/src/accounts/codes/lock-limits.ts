import { advisoryLock } from '@mboalink/db/sql/advisory-lock.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import type { Context } from '../../context.ts';

/**
 * Makes whatever counts for a mailbox without an account, and for a network, wait for its turn, to the end of the
 * batch. An account's own row is locked before; the mailbox always comes before the network.
 */
export function lockLimits({ db }: Context, { email, networkHash }: Limited) {
  // One name for all spellings of an address.
  const mailbox = advisoryLock(email === undefined ? null : `registration:${mailboxOf(email)}`);
  const network = advisoryLock(networkHash && `network:${networkHash}`);
  return db.select({ mailbox, network }).from(oneRow);
}

type Limited = { email?: string | undefined; networkHash: string | null };

/** Makes everything about one mailbox that has no account yet wait for its turn, to the end of the batch. */
export function registrationLock(ctx: Context, email: string) {
  return lockLimits(ctx, { email, networkHash: null });
}
