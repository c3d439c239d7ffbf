import { sessions } from '@mboalink/db/schema/accounts.ts';
import {
  contactReports,
  formerTrades,
  listings,
  reportCases,
  reveals,
} from '@mboalink/db/schema/directory.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import type { ReportInput } from '@mboalink/shared/directory/calls.ts';
import { reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { and, arrayOverlaps, desc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { QueryContext } from '../../context.ts';
import { isPresent } from '../findable.ts';
import type { ViewerCte } from '../viewer.ts';
import { countsUnanswered, grownSince, reportsSince } from './counted-reports.ts';

/** `opened`: the contact, where the viewer opened it and its owner is still a member. */
export function openedCte(
  ctx: QueryContext,
  { viewer, contactId }: { viewer: ViewerCte; contactId: string },
) {
  const { db } = ctx;
  return db.$with('opened').as(
    db
      .select({
        contactId: reveals.contactId,
        subcategorySlug: listings.subcategorySlug,
        towns: sellingTowns(listings).as('towns'),
      })
      .from(reveals)
      .innerJoin(viewer, eq(viewer.id, reveals.viewerId))
      .innerJoin(listings, eq(listings.userId, reveals.contactId))
      .where(and(eq(reveals.contactId, contactId), isPresent(ctx))),
  );
}

type OpenedCte = ReturnType<typeof openedCte>;

type Reporting = { viewer: ViewerCte; opened: OpenedCte; report: ReportInput; networkHash: string };

/** `reported`: the report, where it is the viewer's first of this contact, or the first since a case of it lapsed. */
export function reportedCte(ctx: QueryContext, { viewer, opened, report, networkHash }: Reporting) {
  const { reason, note } = report;
  const lapsed = ctx.db
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(and(eq(reportCases.contactId, opened.contactId), eq(reportCases.state, 'lapsed')))
    .orderBy(desc(reportCases.closedAt))
    .limit(1);
  const statement = insertSelect(
    contactReports,
    {
      reporterId: viewer.id,
      contactId: opened.contactId,
      reason,
      note: note || null,
      isCounted: isCounted(ctx, { viewer, opened, networkHash }),
      deviceHash: sessions.deviceHash,
      networkHash,
      reportedAt: ctx.now,
      followsCase: sql`${lapsed}`,
    },
    sql`from ${opened}, ${viewer}, ${sessions} where ${eq(sessions.id, ctx.viewer.sessionId)}`,
  );
  return ctx.db
    .$with('reported', { contactId: contactReports.contactId })
    .as(sql`${statement} on conflict do nothing returning ${contactReports.contactId}`);
}

export type ReportedCte = ReturnType<typeof reportedCte>;

/** Over `viewer`: with an account that is no longer young. */
export function isGrown({ now }: QueryContext, viewer: ViewerCte): SQL {
  return sql`${viewer.createdAt} <= ${grownSince(now)}`;
}

/**
 * Over `opened`, `viewer` and the session: whether the report counts towards hiding the contact. Not of a young account, a
 * competitor, an unknown browser, a browser or network of which one counts already and is not answered, of whom one does, or of somebody who
 * reported as many others as count of one person; the lock on the viewer’s row makes reports that arrive together wait for
 * each other.
 */
function isCounted(ctx: QueryContext, { viewer, opened, networkHash }: Omit<Reporting, 'report'>): SQL {
  const { db } = ctx;
  const neighbours = db
    .select({ contactId: contactReports.contactId })
    .from(contactReports)
    .where(
      and(
        eq(contactReports.contactId, opened.contactId),
        countsUnanswered(ctx),
        or(
          eq(contactReports.reporterId, ctx.viewer.userId),
          eq(contactReports.deviceHash, sessions.deviceHash),
          eq(contactReports.networkHash, networkHash),
        ),
      ),
    );
  const former = db
    .select({ count: sql`count(*)` })
    .from(contactReports)
    .where(
      and(
        eq(contactReports.reporterId, ctx.viewer.userId),
        contactReports.isCounted,
        sql`${contactReports.reportedAt} > ${reportsSince(ctx.now)}`,
      ),
    );
  return sql`(${isGrown(ctx, viewer)} and ${sessions.deviceHash} is not null
    and not ${isCompetitor(ctx, viewer, opened)} and not ${exists(neighbours)}
    and ${former} < ${reportLimits.countedForReporter})`;
}

/**
 * Whether the viewer sells what the contact does in one of its towns, or did within the days that reports count: another trade on
 * the day of the report makes nobody a stranger. Who was a seller has a subscription still.
 */
function isCompetitor({ db, now }: QueryContext, viewer: ViewerCte, opened: OpenedCte): SQL {
  const own = alias(listings, 'own');
  const isSame = (userId: AnyPgColumn, subcategorySlug: AnyPgColumn) =>
    and(eq(userId, viewer.id), eq(subcategorySlug, opened.subcategorySlug));
  const today = db
    .select({ userId: own.userId })
    .from(own)
    .where(and(isSame(own.userId, own.subcategorySlug), arrayOverlaps(sellingTowns(own), opened.towns)));
  const before = db
    .select({ userId: formerTrades.userId })
    .from(formerTrades)
    .where(
      and(
        isSame(formerTrades.userId, formerTrades.subcategorySlug),
        sql`${formerTrades.town} = any (${opened.towns})`,
        sql`${formerTrades.changedAt} > ${reportsSince(now)}`,
      ),
    );
  return sql`((${viewer.userType} <> 'buyer' or ${viewer.plan} is not null)
    and (${exists(today)} or ${exists(before)}))`;
}

/** Over a listing: the towns of all its addresses, whether premium runs or not; the town of no name with its region. */
const sellingTowns = (of: Record<'regionSlug' | 'citySlug' | 'otherLocations', AnyPgColumn>) =>
  sql<string[]>`selling_towns(${of.regionSlug}, ${of.citySlug}, ${of.otherLocations})`;
