import { accountIdentities, sessions, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { textArray } from '@mboalink/db/sql/expressions.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';

/** What the account is recognised by: `present` hashes, those of before, and its devices. */
function identitiesOf({ db, viewer }: MemberContext, present: string[]) {
  const before = db
    .select({ hash: accountIdentities.identityHash })
    .from(accountIdentities)
    .where(eq(accountIdentities.userId, viewer.userId));
  const device = db
    .select({ hash: sql<string>`${sessions.deviceHash}` })
    .from(sessions)
    .where(and(eq(sessions.id, viewer.sessionId), isNotNull(sessions.deviceHash)));
  const now = db.select({ hash: sql<string>`unnest(${textArray(present)})` }).from(oneRow);
  return union(before, device, now).as('identities');
}

const replaced = (column: AnyPgColumn): SQL => sql`${columnName(column)} = excluded.${columnName(column)}`;

const _higher = (column: AnyPgColumn): SQL =>
  sql`${columnName(column)} = greatest(${column}, excluded.${columnName(column)})`;

/**
 * Keeps by which hashes somebody who had a trial is recognised.
 */
export function keepSpentTrial(ctx: MemberContext, present: string[]) {
  const { db, now } = ctx;
  const identities = identitiesOf(ctx, present);
  const { identityHash, keptUntil } = spentTrials;
  return db.execute(sql`${insertSelect(
    spentTrials,
    {
      identityHash: identities.hash,
      keptUntil: sql`${instant(now)} + interval '12 months'`,
    },
    sql`from ${identities}, ${users} join ${subscriptions} on ${subscriptions.userId} = ${users.id}
      where ${isMember(ctx)}`,
  )} on conflict (${columnName(identityHash)}) do update
    set ${replaced(keptUntil)}`);
}
