import { users } from '@mboalink/db/schema/accounts.ts';
import { contactReports, listings, reveals } from '@mboalink/db/schema/directory.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { doualaDay, hourMilliseconds } from '@mboalink/shared/day.ts';
import type { ReportInput } from '@mboalink/shared/directory/calls.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { type ReportReason, reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, arrayOverlaps, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { queueMail } from '../outbox/queue-mail.ts';
import { networkHashOf } from '../session/network.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { quotaInfo, requireRow, type ViewerCte, viewerCte, viewerJson } from './viewer.ts';
import { isPresent } from './visible-to.ts';

type Answer = { reported: true; refunded: boolean; quotaInfo: QuotaInfo };

/**
 * Records what the viewer says of a contact that they revealed, once; said again, it changes nothing. Enough reports hide the
 * listing: it is locked first, so that reports that arrive together are counted one after the other.
 * Throws `not_found` for a contact that the viewer has not revealed, or whose owner left.
 */
export async function reportContact(ctx: MemberContext, report: ReportInput): Promise<Answer> {
  // On this machine everybody is a network of their own.
  const networkHash = (await networkHashOf(ctx)) ?? ctx.viewer.userId;
  const [, rows] = await ctx.db.batch([
    lockListing(ctx, report.id),
    writeReport(ctx, { report, networkHash }),
    hideReported(ctx, report.id),
  ]);
  const { viewer, isRevealed, refunded } = requireRow(rows);
  if (!isRevealed) throw new AppError('not_found');
  const viewedToday = viewer.viewedToday - (refunded ? 1 : 0);
  return {
    reported: true,
    refunded,
    quotaInfo: quotaInfo({ ...viewer, viewedToday }, ctx.now, ctx.language),
  };
}

/** The listing and not its owner, who may be reporting the reporter at this moment. */
export function lockListing(ctx: MemberContext, id: string) {
  return ctx.db
    .select({ userId: listings.userId })
    .from(listings)
    .where(and(eq(listings.userId, id), runningSession(ctx)))
    .for('no key update');
}

/** What somebody reports; with `onlyIf` it is kept where that holds and it counts, and else not at all. */
type Reported = { report: ReportInput; networkHash: string; onlyIf?: SQL };

export function writeReport(ctx: MemberContext, { report, networkHash, onlyIf }: Reported) {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const revealed = revealedCte(ctx, viewer, report.id);
  const reported = reportedCte(ctx, { viewer, revealed, report, networkHash, onlyIf });
  const refunded = db.$with('refunded').as(
    db
      .update(reveals)
      .set({ charged: false })
      .where(
        and(
          eq(reveals.viewerId, ctx.viewer.userId),
          eq(reveals.contactId, report.id),
          exists(db.select({ one: sql`1` }).from(reported).where(eq(reported.refunded, true))),
        ),
      )
      .returning({ contactId: reveals.contactId }),
  );
  return db
    .with(viewer, revealed, reported, refunded)
    .select({
      viewer: viewerJson(viewer),
      isRevealed: sql<boolean>`${exists(db.select({ contactId: revealed.contactId }).from(revealed))}`,
      refunded: sql<boolean>`${exists(db.select({ contactId: refunded.contactId }).from(refunded))}`,
    })
    .from(viewer);
}

/** `revealed`: the contact, where the viewer revealed it and its owner is still a member. */
function revealedCte(ctx: MemberContext, viewer: ViewerCte, contactId: string) {
  const { charged, passTxRef, day } = reveals;
  const isGivenBack = sql<boolean>`(${day} = ${doualaDay(ctx.now)} and ${charged} and ${passTxRef} is null
    and ${viewer.dailyLimit} is not null)`;
  return ctx.db.$with('revealed').as(
    ctx.db
      .select({
        contactId: reveals.contactId,
        revealedAt: reveals.revealedAt,
        isChargedToday: isGivenBack.as('is_charged_today'),
        subcategorySlug: listings.subcategorySlug,
        towns: sellingTowns(listings).as('towns'),
      })
      .from(reveals)
      .innerJoin(viewer, eq(viewer.id, reveals.viewerId))
      .innerJoin(listings, eq(listings.userId, reveals.contactId))
      .where(and(eq(reveals.contactId, contactId), isPresent(ctx))),
  );
}

type RevealedCte = ReturnType<typeof revealedCte>;

type Reporting = Reported & { viewer: ViewerCte; revealed: RevealedCte };

/** `reported`: the report, where it is the viewer's first of this contact. */
function reportedCte(ctx: MemberContext, { viewer, revealed, report, networkHash, onlyIf }: Reporting) {
  const { reason, note } = report;
  const statement = insertSelect(
    contactReports,
    {
      reporterId: viewer.id,
      contactId: revealed.contactId,
      reason,
      note: note || null,
      isCounted: isCounted(ctx, viewer, revealed),
      refunded: isRefunded(ctx, revealed, reason),
      networkHash,
      reportedAt: ctx.now,
    },
    sql`from ${revealed}, ${viewer}${onlyIf && sql` where ${onlyIf} and ${isCounted(ctx, viewer, revealed)}`}`,
  );
  return ctx.db
    .$with('reported', { refunded: contactReports.refunded })
    .as(sql`${statement} on conflict do nothing returning ${contactReports.refunded}`);
}

/** Whether a report may hide: of an account that is not young, some time after the reveal, and of no competitor. */
function isCounted(ctx: MemberContext, viewer: ViewerCte, revealed: RevealedCte): SQL<boolean> {
  const own = alias(listings, 'own');
  const rival = ctx.db
    .select({ userId: own.userId })
    .from(own)
    .where(
      and(
        eq(own.userId, viewer.id),
        sql`${own.userType} <> 'buyer'`,
        eq(own.subcategorySlug, revealed.subcategorySlug),
        arrayOverlaps(sellingTowns(own), revealed.towns),
      ),
    );
  const { youngDays, openedHours } = reportLimits;
  return sql<boolean>`(${viewer.createdAt} <= ${instant(ctx.now)} - make_interval(days => ${youngDays}::int)
    and ${revealed.revealedAt} <= ${instant(ctx.now)} - make_interval(hours => ${openedHours}::int)
    and not ${exists(rival)})`;
}

/** Over a listing: the towns of all its addresses; the town of no name with its region. */
const sellingTowns = (of: Record<'regionSlug' | 'citySlug' | 'otherLocations', AnyPgColumn>) =>
  sql<string[]>`array(select city_term(${of.regionSlug}, ${of.citySlug}) union select city_term(region, city)
    from jsonb_to_recordset(${of.otherLocations}) as other(region text, city text))`;

/** Whether today's number is given back: of a wrong number, and a few in a week. */
function isRefunded(ctx: MemberContext, revealed: RevealedCte, reason: ReportReason): SQL<boolean> {
  const { refunds, refundDays } = reportLimits;
  const ofWeek = ctx.db
    .select({ count: sql`count(*)` })
    .from(contactReports)
    .where(
      and(
        eq(contactReports.reporterId, ctx.viewer.userId),
        eq(contactReports.refunded, true),
        sql`${contactReports.reportedAt} > ${instant(ctx.now)} - make_interval(days => ${refundDays}::int)`,
      ),
    );
  return sql<boolean>`(${reason} = 'wrong_number' and ${revealed.isChargedToday} and ${ofWeek} < ${refunds}::int)`;
}

/** Over `contact_reports` and `listings`: whether a report is of late, and no person has judged it. */
export function isRecentReport({ now }: Pick<MemberContext, 'now'>): SQL {
  return sql`${contactReports.reportedAt} > greatest(${listings.reportsCountFrom},
    ${instant(now)} - make_interval(days => ${reportLimits.days}::int))`;
}

/** Hides the listing where enough people of different networks reported it, and tells its owner in the same statement. */
export function hideReported(ctx: MemberContext, id: string) {
  const { db, now } = ctx;
  const { contactId, isCounted, networkHash, reason } = contactReports;
  const { userId, hiddenUntil } = listings;
  const until = new Date(now.getTime() + reportLimits.hiddenHours * hourMilliseconds);
  const reporters = db
    .select({ networks: sql`count(distinct ${networkHash})` })
    .from(contactReports)
    .where(and(eq(contactId, userId), eq(isCounted, true), isRecentReport(ctx)));
  const hidden = db.$with('hidden_listing').as(
    db
      .update(listings)
      .set({ hiddenUntil: until, reportsCountFrom: until })
      .where(and(eq(userId, id), isNull(hiddenUntil), sql`${reporters} >= ${reportLimits.reporters}::int`))
      .returning({ userId }),
  );
  const reasons = db
    .select({ reasons: sql`json_agg(distinct ${reason})` })
    .from(contactReports)
    .where(and(eq(contactId, id), eq(isCounted, true)));
  const mail = queueMail(ctx, 'listing-reported', {
    recipient: users.email,
    language: users.language,
    payload: {
      reasons: sql<ReportReason[]>`${reasons}`,
      hiddenUntil: sql<string>`${until.toISOString()}::text`,
    },
    about: sql`concat_ws('-', ${users.id}, ${until.toISOString()}::text)`,
    source: sql`from ${hidden} join ${users} on ${users.id} = ${hidden.userId}`,
  });
  return db.with(hidden, mail.cte).select({ id: mail.cte.id }).from(mail.cte);
}
