import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings, reveals, shownContacts } from '@mboalink/db/schema/directory.ts';
import { savedContacts } from '@mboalink/db/schema/network.ts';
import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { QueryContext } from '../../context.ts';
import { isFindable, isPresent, isUnblocked } from '../findable.ts';
import type { ViewerCte } from '../viewer.ts';
import type { askedCte } from './asked.ts';
import { cardColumns } from './card-columns.ts';

/**
 * `found`: those of the asked that may be found now, or that the viewer opened before and that did not leave since, and that
 * neither blocked the viewer nor were blocked by them, with what their cards say; `isKnown` are those that were shown to them, `isSaved` those that they saved.
 */
export function foundCte(
  ctx: QueryContext,
  { viewer, keys }: { viewer: ViewerCte; keys: ReturnType<typeof askedCte> },
) {
  const { db, now } = ctx;
  const viewerId = sql`(select ${viewer.id} from ${viewer})`;
  const known = db
    .select({ contactId: shownContacts.contactId })
    .from(shownContacts)
    .where(and(eq(shownContacts.viewerId, viewerId), eq(shownContacts.contactId, listings.userId)));
  const opened = db
    .select({ contactId: reveals.contactId })
    .from(reveals)
    .where(and(eq(reveals.viewerId, viewerId), eq(reveals.contactId, listings.userId)));
  const saved = db
    .select({ contactId: savedContacts.contactId })
    .from(savedContacts)
    .where(and(eq(savedContacts.userId, viewerId), eq(savedContacts.contactId, listings.userId)));
  return db.$with('found').as(
    db
      .select({
        userId: listings.userId,
        position: keys.position,
        isKnown: sql<boolean>`${exists(known)}`.as('is_known'),
        hideEmail: listings.hideEmail,
        isSaved: sql<boolean>`${exists(saved)}`.as('is_saved'),
        ...cardColumns(now),
      })
      .from(keys)
      .innerJoin(listings, eq(listings.searchKey, keys.key))
      .leftJoin(subscriptions, eq(subscriptions.userId, listings.userId))
      .where(
        and(or(isFindable(ctx, viewer), and(exists(opened), isPresent(ctx))), isUnblocked(ctx, viewerId)),
      ),
  );
}

export type FoundCte = ReturnType<typeof foundCte>;
