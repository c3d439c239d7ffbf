import { contactReports, listings, reveals } from '@mboalink/db/schema/directory.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { OpenedInput, OpenedOutput } from '@mboalink/shared/network/calls.ts';
import { and, desc, eq, exists, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { contactRows, requireContacts } from '../directory/contact-rows.ts';
import { isPresentTo } from '../directory/findable.ts';
import type { MemberContext } from '../trpc.ts';
import { isWanted } from './is-wanted.ts';
import { keysOf, knownColumns, wantedAmong, withContacts } from './known.ts';

/**
 * Whose numbers the viewer opened, by day in Douala, the latest first, with what is open of each: nobody is shown anew. Whoever
 * left, or one of the two blocked, is not among them.
 */
export async function listOpened(ctx: MemberContext, input: OpenedInput): Promise<OpenedOutput> {
  const { db } = ctx;
  const { page, limit } = input;
  const { ctes, listed, order, totalCount } = openedPage(ctx, input);
  const { day, reported, contactId, isVisible } = listed;
  const row = jsonObject({ day, reported, contactId, isVisible });
  const list = db.select({ list: jsonList(row, order) }).from(listed);
  const keys = keysOf(listed, order);
  const rows = await db
    .with(...ctes)
    .select({
      shown: contactRows(ctx, { keys }),
      opened: sql<(typeof row)['_']['type'][]>`${list}`,
      totalCount,
    })
    .from(oneRow);
  const found = requireContacts(rows);
  return {
    opened: withContacts(ctx, found.opened, found.shown),
    pagination: { page, limit, totalCount: found.totalCount },
  };
}

function openedPage(ctx: MemberContext, { page, limit, q: search, unreported }: OpenedInput) {
  const { db, viewer } = ctx;
  const { viewerId, contactId } = reveals;
  const isOwn = eq(viewerId, viewer.userId);
  const isAsked = isWanted(ctx, { search });
  const ofAll = db.select({ contactId }).from(reveals).where(isOwn);
  const wanted = isAsked && wantedAmong(ctx, { of: ofAll, isAsked });
  const own = db
    .select({ contactId, day: reveals.day, revealedAt: reveals.revealedAt })
    .from(reveals)
    .$dynamic();
  const matching = db
    .$with('matching')
    .as(
      (wanted
        ? own.innerJoin(wanted, eq(wanted.userId, contactId))
        : own.innerJoin(listings, and(eq(listings.userId, contactId), isPresentTo(ctx)))
      ).where(and(isOwn, unreported ? not(isReported(ctx, contactId)) : undefined)),
    );
  const slice = db
    .select({ contactId: matching.contactId, day: matching.day, revealedAt: matching.revealedAt })
    .from(matching)
    .orderBy(desc(matching.day), desc(matching.revealedAt), desc(matching.contactId))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('slice');
  const listed = db.$with('listed').as(
    db
      .select({
        ...{ day: slice.day, revealedAt: slice.revealedAt },
        reported: sql<boolean>`${isReported(ctx, slice.contactId)}`.as('reported'),
        ...knownColumns(ctx),
      })
      .from(slice)
      .innerJoin(listings, eq(listings.userId, slice.contactId)),
  );
  const totalCount = sql<number>`(select count(*)::int from ${matching})`;
  const order = sql`${desc(listed.day)}, ${desc(listed.revealedAt)}, ${desc(listed.contactId)}`;
  return { ctes: [...(wanted ? [wanted] : []), matching, listed], listed, order, totalCount };
}

/** Whether the viewer reported a contact, be it only once. */
function isReported({ db, viewer }: MemberContext, id: SQLWrapper): SQL {
  const { reporterId, contactId } = contactReports;
  const own = and(eq(reporterId, viewer.userId), eq(contactId, id));
  return exists(db.select({ contactId }).from(contactReports).where(own));
}
