import { advisoryLock } from '@mboalink/db/sql/advisory-lock.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import type { Context } from '../../context.ts';

/**
 * Makes whatever counts for a mailbox without an account, and for a network and the /48 around it, wait for its turn, to
 * the end of the batch. An account's own row is locked before; the mailbox always comes first, the /48 last.
 */
export function lockLimits({ db }: Context, { email, decoy, networkHash, blockHash }: Limited) {
  // One name for all spellings of an address.
  const mailbox = advisoryLock(email === undefined ? null : `registration:${mailboxOf(email)}`);
  const promised = advisoryLock(decoy === undefined ? null : `login:${decoy}`);
  const network = advisoryLock(networkHash ? `network:${networkHash}` : null);
  const block = advisoryLock(blockHash ? `network:${blockHash}` : null);
  return db.select({ mailbox, promised, network, block }).from(oneRow);
}

type Limited = {
  email?: string | undefined;
  /** Whoever signs in where there may be no account, whose row would be locked. */
  decoy?: string | undefined;
  networkHash?: string | null;
  blockHash?: string | null;
};

/** Makes everything about one mailbox that has no account yet wait for its turn, to the end of the batch. */
export function registrationLock(ctx: Context, email: string) {
  return lockLimits(ctx, { email });
}
