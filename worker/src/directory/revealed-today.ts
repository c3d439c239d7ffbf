import { accountIdentities, spentTrials, users } from '@mboalink/db/schema/accounts.ts';
import { reveals, shownCounts } from '@mboalink/db/schema/directory.ts';
import { doualaDay, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { and, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * Over `users`: how many contacts they have revealed on this calendar day in Douala, in this account or, where they
 * left with a seller's limit and came back, in an account before; less those that were refunded, or opened with a pass.
 */
export function revealedToday(ctx: Pick<Context, 'db' | 'now'>): SQL<number> {
  const { db, now } = ctx;
  const counted = db
    .select({
      count: sql`greatest(count(*), ${revealedBefore(ctx)})::int - count(${reveals.refundedAt})::int
        - count(${reveals.passTxRef})::int`,
    })
    .from(reveals)
    .where(and(eq(reveals.viewerId, users.id), eq(reveals.day, doualaDay(now))));
  return sql<number>`${counted}`;
}

/** Null for everybody who did not leave with a seller's limit. */
function revealedBefore({ db, now }: Pick<Context, 'db' | 'now'>): SQL<number | null> {
  const counts = db
    .select({ numbers: sql<number>`sum(${shownCounts.byTaps})::int`.as('numbers') })
    .from(accountIdentities)
    .innerJoin(
      spentTrials,
      and(eq(spentTrials.identityHash, accountIdentities.identityHash), gt(spentTrials.limitedUntil, now)),
    )
    .innerJoin(
      shownCounts,
      and(
        eq(shownCounts.counter, accountIdentities.identityHash),
        gte(shownCounts.countedAt, startOfDoualaDay(now)),
      ),
    )
    .where(and(eq(accountIdentities.userId, users.id), sql`${spentTrials.leftAt} <= ${users.createdAt}`))
    .groupBy(accountIdentities.identityHash)
    .as('counts');
  return sql<number | null>`(${db.select({ most: sql`max(${counts.numbers})` }).from(counts)})`;
}
