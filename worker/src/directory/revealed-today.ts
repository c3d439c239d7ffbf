import { users } from '@mboalink/db/schema/accounts.ts';
import { reveals } from '@mboalink/db/schema/directory.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** Over `users`: how many contacts they have revealed on this calendar day in Douala. */
export function revealedToday({ db, now }: Context): SQL<number> {
  const counted = db
    .select({ count: sql`count(*)::int` })
    .from(reveals)
    .where(and(eq(reveals.viewerId, users.id), eq(reveals.day, doualaDay(now))));
  return sql<number>`${counted}`;
}
