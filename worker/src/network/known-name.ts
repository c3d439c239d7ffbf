import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { shownName, typedName } from '../directory/called.ts';
import { isFindableBy } from '../directory/findable.ts';
import type { MemberContext } from '../trpc.ts';

/** Over `listings`: whether the viewer may read the card, which they find or opened before. */
export function isCardOpen(ctx: MemberContext): SQL {
  const { db, viewer } = ctx;
  const userType = sql`(${db.select({ type: users.userType }).from(users).where(eq(users.id, viewer.userId))})`;
  const opened = db
    .select({ contactId: reveals.contactId })
    .from(reveals)
    .where(and(eq(reveals.viewerId, viewer.userId), eq(reveals.contactId, listings.userId)));
  const isFound = isFindableBy(ctx, { id: sql`${viewer.userId}::uuid`, userType });
  return sql`(${or(isFound, exists(opened))})`;
}

/** Over `listings`: what the viewer's own lists call somebody, as it was typed: by their card, or as when they were found last. */
export function knownName(ctx: MemberContext): SQL<string | null> {
  return sql`case when ${listings.shownName} is null or ${isCardOpen(ctx)} then ${typedName} else ${shownName} end`;
}
