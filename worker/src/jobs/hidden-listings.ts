import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { and, inArray, lte, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { lockMembers } from '../session/running-session.ts';

type Database = Pick<Context, 'db' | 'now'>;

/** What one run may change; the rest is changed by the next. */
const listingsAtOnce = 500;

/** Brings back listings whose owners paused them until today. */
export const endPauses = ({ db, now }: Database): Promise<void> =>
  bringBack(db, lte(listings.pausedUntil, doualaDay(now)), { paused: false, pausedUntil: null });

/** Brings back listings that reports hid and no person confirmed in time. */
export const endHiding = ({ db, now }: Database): Promise<void> =>
  bringBack(db, lte(listings.hiddenUntil, now), { hiddenUntil: null });

/** A trigger makes the listings visible. Owners are locked first, and asked again, for what they did meanwhile. */
async function bringBack(db: Context['db'], isOver: SQL, changes: Partial<typeof listings.$inferInsert>) {
  const due = await db.select({ userId: listings.userId }).from(listings).where(isOver).limit(listingsAtOnce);
  if (due.length === 0) return;
  const ids = due.map(({ userId }) => userId);
  await db.batch([
    lockMembers(db, inArray(users.id, ids)),
    db
      .update(listings)
      .set(changes)
      .where(and(inArray(listings.userId, ids), isOver)),
  ]);
}
