import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/**
 * Makes whatever counts for a mailbox without an account, and for a network, wait for its turn, to the end of the
 * batch. An account's own row is locked before; the mailbox always comes before the network.
 */
export function lockLimits({ db }: Context, { email, networkHash }: Limited) {
  const lock = (name: string | null) => sql`pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`;
  const mailbox = lock(email === undefined ? null : mailboxLockName(email));
  const network = lock(networkHash && `network:${networkHash}`);
  return db.select({ mailbox, network }).from(oneRow);
}

type Limited = { email?: string | undefined; networkHash: string | null };

/** One name for all spellings of an address. */
export function mailboxLockName(email: string): string {
  return `registration:${mailboxOf(email)}`;
}
