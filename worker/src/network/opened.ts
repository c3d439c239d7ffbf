import { contactReports, listings, reveals } from '@mboalink/db/schema/directory.ts';
import type { OpenedInput, OpenedOutput } from '@mboalink/shared/network/calls.ts';
import { and, desc, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import { isPresentTo } from '../directory/visible-to.ts';
import type { MemberContext } from '../trpc.ts';
import { matchesFilters } from './list-search.ts';
import { readPage } from './lists.ts';
import { noteWith } from './notes.ts';

/**
 * Whose numbers the viewer opened, by day in Douala, the latest first, with what is open of each. Whoever left, or one of the two
 * blocked, is not among them.
 */
export async function listOpened(ctx: MemberContext, input: OpenedInput): Promise<OpenedOutput> {
  const { rows, pagination } = await readPage(ctx, openedList(ctx, input), input);
  return {
    opened: rows.map(({ row, known }) => ({ ...row, ...known, note: known.contact && row.note })),
    pagination,
  };
}

/** Whose numbers the viewer opened, or those of them that are looked for. */
export function openedList(ctx: MemberContext, input: Pick<OpenedInput, 'q' | 'unreported'>) {
  const { revealId: id, viewerId, contactId, day, revealedAt } = reveals;
  const isReported = reported(ctx);
  const present = ctx.db
    .select({ userId: listings.userId })
    .from(listings)
    .where(and(eq(listings.userId, contactId), isPresentTo(ctx)));
  return {
    table: reveals,
    id,
    contactId,
    fields: { day, reported: sql<boolean>`${isReported}`, note: noteWith(ctx, contactId) },
    order: sql`${desc(day)}, ${desc(revealedAt)}, ${desc(contactId)}`,
    isOwn: and(eq(viewerId, ctx.viewer.userId), input.unreported ? not(isReported) : undefined),
    isListed: exists(present),
    isWanted: matchesFilters(ctx, { search: input.q }),
  };
}

/** Over `reveals`: whether the viewer reported the contact, be it only once. */
function reported({ db, viewer }: MemberContext): SQL {
  const { reporterId, contactId } = contactReports;
  const own = and(eq(reporterId, viewer.userId), eq(contactId, reveals.contactId));
  return exists(db.select({ contactId }).from(contactReports).where(own));
}
