import { listings } from '@mboalink/db/schema/directory.ts';
import { and, eq, exists, type SQL, type SQLWrapper } from 'drizzle-orm';
import { isPresentTo } from '../directory/findable.ts';
import type { MemberContext } from '../trpc.ts';

/** Whether the viewer's own lists say who a contact is: not of whoever left, nor of whom either blocked, which is no other. */
export function isSeen(ctx: MemberContext, contactId: SQLWrapper): SQL {
  const seen = ctx.db
    .select({ userId: listings.userId })
    .from(listings)
    .where(and(eq(listings.userId, contactId), isPresentTo(ctx)));
  return exists(seen);
}
