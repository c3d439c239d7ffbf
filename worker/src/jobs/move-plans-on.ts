import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { lockMembers } from '../session/lock-members.ts';

const membersAtOnce = 500;

/** Lets listings show the cheaper plan that follows a dearer one; what may be opened goes by the instant itself. */
export async function movePlansOn({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { proUntil, premiumUntil, userId } = subscriptions;
  const firstEnd = sql`least(${proUntil}, ${premiumUntil})`;
  const over = await db
    .select({ userId })
    .from(subscriptions)
    .where(and(sql`coalesce(${proUntil}, ${premiumUntil}) is not null`, lte(firstEnd, now)))
    .orderBy(asc(firstEnd))
    .limit(membersAtOnce);
  if (over.length === 0) return;
  const ids = over.map((one) => one.userId);
  const isAhead = (column: AnyPgColumn) =>
    sql`case when ${column} > ${now.toISOString()}::timestamptz then ${column} end`;
  await db.batch([
    lockMembers(db, inArray(users.id, ids)),
    db
      .update(subscriptions)
      .set({ proUntil: isAhead(proUntil), premiumUntil: isAhead(premiumUntil) })
      .where(inArray(userId, ids)),
  ]);
}
