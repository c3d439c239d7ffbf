import { reveals } from '@mboalink/db/schema/directory.ts';
import { listingEvents } from '@mboalink/db/schema/insights.ts';
import type { TrackInput } from '@mboalink/shared/insights/calls.ts';
import type { EventAction, ListingAction } from '@mboalink/shared/insights/figures.ts';
import { and, eq, exists, or, sql } from 'drizzle-orm';
import { type ListingEvent, recordEvents } from '../insights/events.ts';
import type { MemberContext } from '../trpc.ts';
import { requireRow, viewerCte } from './viewer.ts';
import { isFindable, isPresent, isUnblocked } from './visible-to.ts';

/** What is counted of what a client tells; the server records all else where it is done. */
const counted: Partial<Record<EventAction, ListingAction>> = {
  profile_view: 'view',
  profile_click: 'view',
  whatsapp_click: 'whatsapp',
  phone_click: 'phone',
  email_click: 'email',
};

/**
 * Records what a client tells: views of contacts whom the viewer finds, clicks on those whom they opened, each once a day.
 * Answers how many were new.
 */
export async function track(ctx: MemberContext, input: TrackInput): Promise<{ accepted: number }> {
  const { db, viewer } = ctx;
  const events = eventsIn(input);
  const asking = viewerCte(ctx);
  const opened = db
    .select({ contactId: reveals.contactId })
    .from(reveals)
    .where(and(eq(reveals.viewerId, viewer.userId), eq(reveals.contactId, sql`told.listing_id`)));
  const mayReach = and(
    isUnblocked(ctx, sql`${viewer.userId}::uuid`),
    or(and(isFindable(ctx, asking), sql`told.action = 'view'`), and(exists(opened), isPresent(ctx))),
  );
  const added = db
    .$with('added', { listingId: listingEvents.listingId })
    .as(recordEvents(ctx, events, mayReach));
  const rows = await db
    .with(asking, added)
    .select({ accepted: sql<number>`(select count(*)::int from ${added})` })
    .from(asking);
  return requireRow(rows);
}

function eventsIn({ events, actionType, targetUserId }: TrackInput): ListingEvent[] {
  const told = events ?? (actionType ? [{ actionType, targetUserId }] : []);
  return told.flatMap(({ actionType: kind, targetUserId: contactId }) => {
    const action = counted[kind];
    return action && contactId ? [{ contactId, action }] : [];
  });
}
