import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { hourMilliseconds } from '@mboalink/shared/day.ts';
import { openPageLimits } from '@mboalink/shared/limits.ts';
import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { queueMail } from '../../outbox/queue-mail.ts';

type Database = Pick<Context, 'db' | 'now'>;

/** Over `listings`: can be found, may be open to everybody, and its owner was not told so yet. */
export const isOwnerUninformed = ({ now }: Pick<Context, 'now'>): SQL | undefined =>
  and(
    isNull(listings.pageToldAt),
    eq(listings.openPage, true),
    ne(listings.userType, 'buyer'),
    gt(listings.visibleUntil, now),
  );

/**
 * Opens the pages of those of the listings that `which` names whose owners were not told yet, and tells them, in one
 * statement made of `told` and `queued.cte`: no page is open whose owner was not told, and nobody is told twice.
 */
export function informOwner(ctx: Database, which: SQL) {
  const { db, now } = ctx;
  const told = db.$with('told').as(
    db
      .update(listings)
      .set({ pageToldAt: now })
      .where(and(which, isOwnerUninformed(ctx)))
      .returning({ userId: listings.userId, slug: listings.slug }),
  );
  const listedFrom = new Date(now.getTime() + openPageLimits.listedAfterHours * hourMilliseconds);
  const queued = queueMail(ctx, 'page-opened', {
    recipient: users.email,
    language: users.language,
    payload: {
      slug: sql`${told.slug}`,
      listedFrom: sql`${listedFrom.toISOString()}::text`,
    },
    about: told.userId,
    source: sql`from ${told} join ${users} on ${users.id} = ${told.userId}`,
  });
  return { told, queued };
}
