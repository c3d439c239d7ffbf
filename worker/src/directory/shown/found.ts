import { listings, reveals, shownContacts } from '@mboalink/db/schema/directory.ts';
import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import { isFindable, isPresent } from '../findable.ts';
import type { ViewerCte } from '../viewer.ts';
import type { askedCte } from './asked.ts';

/**
 * `found`: those of the asked that may be found now, or that the viewer opened before and that did not leave since;
 * `isKnown` are those that were shown to them.
 */
export function foundCte(ctx: MemberContext, viewer: ViewerCte, ids: ReturnType<typeof askedCte>) {
  const { db } = ctx;
  const viewerId = sql`(select ${viewer.id} from ${viewer})`;
  const known = db
    .select({ contactId: shownContacts.contactId })
    .from(shownContacts)
    .where(and(eq(shownContacts.viewerId, viewerId), eq(shownContacts.contactId, listings.userId)));
  const opened = db
    .select({ contactId: reveals.contactId })
    .from(reveals)
    .where(and(eq(reveals.viewerId, viewerId), eq(reveals.contactId, listings.userId)));
  return db.$with('found').as(
    db
      .select({
        userId: listings.userId,
        position: ids.position,
        isKnown: sql<boolean>`${exists(known)}`.as('is_known'),
      })
      .from(ids)
      .innerJoin(listings, eq(listings.userId, ids.userId))
      .where(and(isPresent(ctx), or(isFindable(ctx, viewer), exists(opened)))),
  );
}

export type FoundCte = ReturnType<typeof foundCte>;
