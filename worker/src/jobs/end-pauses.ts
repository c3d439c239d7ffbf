import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { lockMembers } from '../session/lock-members.ts';

const listingsAtOnce = 500;

/** Lets listings come back that are paused until a day that has begun in Douala. What their owners changed meanwhile counts. */
export async function endPauses({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { userId, pausedUntil } = listings;
  const isOver = lte(pausedUntil, doualaDay(now));
  const due = await db
    .select({ userId })
    .from(listings)
    .where(isOver)
    .orderBy(asc(pausedUntil))
    .limit(listingsAtOnce);
  if (due.length === 0) return;
  const ids = due.map((one) => one.userId);
  await db.batch([
    lockMembers(db, inArray(users.id, ids)),
    db
      .update(listings)
      .set({ paused: false, pausedUntil: null })
      .where(and(inArray(userId, ids), isOver)),
  ]);
}
