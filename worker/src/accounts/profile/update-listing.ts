import { listings } from '@mboalink/db/schema/directory.ts';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';

/** The statement that changes the listing of the member who asks, while their session runs and where it `isAllowed`. */
export function updateListing(
  ctx: MemberContext,
  change: PgUpdateSetSource<typeof listings>,
  isAllowed?: SQL,
) {
  return ctx.db
    .update(listings)
    .set(change)
    .where(and(eq(listings.userId, ctx.viewer.userId), runningSession(ctx), isAllowed));
}
