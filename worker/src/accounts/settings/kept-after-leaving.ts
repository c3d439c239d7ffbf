import { accountIdentities, sessions, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { shownCounts } from '@mboalink/db/schema/directory.ts';
import { textArray } from '@mboalink/db/sql/expressions.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, union } from 'drizzle-orm/pg-core';
import { dailyLimit } from '../../billing/subscription-state.ts';
import { isMember, runningSession } from '../../session/running-session.ts';
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

/** What still limits an account limits it though it leaves in its turn and comes back: it began after that leaving. */
const firstLeft = (now: Date): SQL => {
  const { leftAt, limitedUntil } = spentTrials;
  return sql`case when ${gt(limitedUntil, now)} then ${leftAt} else excluded.${columnName(leftAt)} end`;
};

const higher = (column: AnyPgColumn): SQL =>
  sql`${columnName(column)} = greatest(${column}, excluded.${columnName(column)})`;

const lower = (column: AnyPgColumn): SQL =>
  sql`${columnName(column)} = least(${column}, excluded.${columnName(column)})`;

/**
 * Keeps by which hashes somebody who had a trial is recognised, how many numbers a day they may open until the time that
 * was running would have been over.
 */
export function keepSpentTrial(ctx: MemberContext, present: string[]) {
  const { db, now } = ctx;
  const identities = identitiesOf(ctx, present);
  const runningUntil = sql`subscription_visible_until(${subscriptions.trialEndsAt}, ${subscriptions.paidUntil})`;
  const ifRunning = (value: SQL) => sql`case when ${runningUntil} > ${instant(now)} then ${value} end`;
  const { identityHash, leftAt, keptUntil, limitedUntil, dailyLimit: kept } = spentTrials;
  return db.execute(sql`${insertSelect(
    spentTrials,
    {
      identityHash: identities.hash,
      leftAt: now,
      keptUntil: sql`${instant(now)} + interval '12 months'`,
      limitedUntil: ifRunning(runningUntil),
      dailyLimit: ifRunning(dailyLimit(now)),
    },
    sql`from ${identities}, ${users} join ${subscriptions} on ${subscriptions.userId} = ${users.id}
      where ${isMember(ctx)}`,
  )} on conflict (${columnName(identityHash)}) do update
    set ${columnName(leftAt)} = ${firstLeft(now)}, ${replaced(keptUntil)}, ${higher(limitedUntil)}, ${lower(kept)}`);
}

/** Keeps what the account was shown of late for whoever is recognised by its hashes. */
export function keepShownCounts(ctx: MemberContext, present: string[]) {
  const identities = identitiesOf(ctx, present);
  const own = alias(shownCounts, 'own');
  const { counter, countedAt, inLists, byTaps } = shownCounts;
  return ctx.db.execute(sql`${insertSelect(
    shownCounts,
    { counter: identities.hash, countedAt: own.countedAt, inLists: own.inLists, byTaps: own.byTaps },
    sql`from ${identities}, ${shownCounts} ${own}
      where ${own.counter} = ${ctx.viewer.userId} and ${runningSession(ctx)}`,
  )} on conflict (${columnName(counter)}, ${columnName(countedAt)})
    do update set ${higher(inLists)}, ${higher(byTaps)}`);
}
