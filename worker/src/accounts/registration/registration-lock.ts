import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { mailboxLockName } from '../codes/lock-limits.ts';

/** Makes everything about one mailbox that has no account yet wait for its turn, to the end of the batch. */
export function registrationLock({ db }: Context, email: string) {
  return db
    .select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${mailboxLockName(email)}, 0))` })
    .from(oneRow);
}
