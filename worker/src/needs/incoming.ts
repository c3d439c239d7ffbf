import { users } from '@mboalink/db/schema/accounts.ts';
import { contactReports, listings } from '@mboalink/db/schema/directory.ts';
import { needAnswers, needReports, needSellers, needs } from '@mboalink/db/schema/needs.ts';
import { instant, isoText } from '@mboalink/db/sql/instant.ts';
import { type JsonRow, jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { dayMilliseconds, hourMilliseconds } from '@mboalink/shared/day.ts';
import type { IncomingNeed, IncomingOutput } from '@mboalink/shared/needs/calls.ts';
import { type NoAnswerReason, needLimits } from '@mboalink/shared/needs/limits.ts';
import { and, desc, eq, exists, gt, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { pictureAddress } from '../directory/contact-view.ts';
import { isRecentReport } from '../directory/reports.ts';
import { requireRow } from '../directory/viewer.ts';
import { areAllPresentTo } from '../directory/visible-to.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { type NeedPlace, nearnessOf } from './distances.ts';
import { answersOf, isOpenAt, needFields, toNeed } from './own-needs.ts';

const shownNeeds = 30;
const latestNeeds = 100;

/** The open needs that were sent to the viewer, and others of their trade and town, then those that they answered for thanks; nothing tells who needs it. */
export async function listIncoming(ctx: MemberContext): Promise<IncomingOutput> {
  const { db, viewer } = ctx;
  const shown = db
    .select({
      row: jsonObject(incomingFields(ctx)).as('row'),
      isAsked: isAsked(ctx).as('is_asked'),
      createdAt: needs.createdAt,
    })
    .from(needs)
    .innerJoin(listings, eq(listings.userId, viewer.userId))
    .where(
      and(
        inArray(needs.id, latestOf(ctx)),
        isOpenAt(ctx.now),
        isReadable(ctx),
        or(isAsked(ctx), hasRoom(ctx)),
      ),
    )
    .orderBy(desc(sql`is_asked`), desc(needs.createdAt))
    .limit(shownNeeds)
    .as('shown');
  const list = db
    .select({
      list: sql`coalesce(json_agg(${shown.row} order by ${shown.isAsked} desc, ${shown.createdAt} desc), '[]')`,
    })
    .from(shown);
  const rows = await db
    .select({
      ...ownPlace,
      whyNot: whyNot(ctx),
      needs: sql<IncomingRow[]>`(${list})`,
      thanked: sql<IncomingRow[]>`(${thankedFor(ctx)})`,
    })
    .from(listings)
    .where(and(eq(listings.userId, viewer.userId), runningSession(ctx)));
  const { whyNot: reason, needs: found, thanked, ...place } = requireRow(rows);
  return { whyNot: reason, needs: [...found, ...thanked].map((row) => toIncoming(ctx, row, place)) };
}

/** The latest needs that were sent to the viewer, and of their trade and town: what is shown is among them. */
function latestOf({ db, viewer, now }: MemberContext) {
  const sent = db
    .select({ id: needSellers.needId })
    .from(needSellers)
    .where(eq(needSellers.sellerId, viewer.userId))
    .orderBy(desc(needSellers.sentAt))
    .limit(latestNeeds);
  const ofTrade = db
    .select({ id: needs.id })
    .from(needs)
    .innerJoin(listings, and(eq(listings.userId, viewer.userId), isOfTrade))
    .where(isOpenAt(now))
    .orderBy(desc(needs.createdAt))
    .limit(latestNeeds);
  return unionAll(sent, ofTrade);
}

/** What the viewer answered of late, and for which its buyer found somebody: the viewer or somebody else. */
function thankedFor(ctx: MemberContext) {
  const { db, viewer, now } = ctx;
  const since = new Date(now.getTime() - needLimits.thankedHours * hourMilliseconds);
  return db
    .select({ list: jsonList(jsonObject(incomingFields(ctx)), desc(needs.closedAt)) })
    .from(needAnswers)
    .innerJoin(needs, eq(needs.id, needAnswers.needId))
    .innerJoin(listings, eq(listings.userId, viewer.userId))
    .where(
      and(
        eq(needAnswers.sellerId, viewer.userId),
        eq(needs.ended, 'found'),
        gt(needs.closedAt, since),
        isReadable(ctx),
      ),
    );
}

/** Over `needs`, and the viewer’s own `listings`: whether both are of one trade and town. */
const isOfTrade = and(
  eq(needs.subcategorySlug, listings.subcategorySlug),
  eq(needs.regionSlug, listings.regionSlug),
  eq(needs.citySlug, listings.citySlug),
  ne(listings.userType, 'buyer'),
);

/** Over `needs`, and the viewer’s own `listings`: whether it was sent to them, or is of their trade and town, with no block between the two. */
export function isReadable(ctx: MemberContext): SQL | undefined {
  const { viewer } = ctx;
  return and(
    ne(needs.buyerId, viewer.userId),
    or(isAsked(ctx), isOfTrade),
    areAllPresentTo(ctx, needs.buyerId),
    not(isDeclined(ctx)),
    not(isReported(ctx)),
  );
}

/** Over `needs`: whether it was sent to the viewer. */
function isAsked({ db, viewer }: MemberContext): SQL<boolean> {
  const sent = db
    .select({ id: needSellers.needId })
    .from(needSellers)
    .where(and(eq(needSellers.needId, needs.id), eq(needSellers.sellerId, viewer.userId)));
  return sql<boolean>`${exists(sent)}`;
}

/** Over `needs`: whether the viewer answered, or somebody may still. */
function hasRoom(ctx: MemberContext): SQL {
  const own = and(eq(needAnswers.needId, needs.id), eq(needAnswers.sellerId, ctx.viewer.userId));
  const answered = ctx.db.select({ id: needAnswers.needId }).from(needAnswers).where(own);
  return sql`(${exists(answered)} or ${answersOf(ctx)} < ${needLimits.answers}::int)`;
}

function isReported({ db, viewer }: MemberContext): SQL {
  const { needId, reporterId } = needReports;
  const own = and(eq(needId, needs.id), eq(reporterId, viewer.userId));
  return exists(db.select({ id: needId }).from(needReports).where(own));
}

function isDeclined({ db, viewer }: MemberContext): SQL {
  const { needId, sellerId, declinedAt } = needSellers;
  const declined = db
    .select({ id: needId })
    .from(needSellers)
    .where(and(eq(needId, needs.id), eq(sellerId, viewer.userId), sql`${declinedAt} is not null`));
  return exists(declined);
}

/** Over the viewer’s own `listings`: why they may answer no need: hidden, before their third day, or with a recent report that counts. */
export function whyNot(ctx: MemberContext): SQL<NoAnswerReason | null> {
  const { db, viewer, now } = ctx;
  const since = new Date(now.getTime() - (needLimits.sellerDays - 1) * dayMilliseconds);
  const grown = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, viewer.userId), sql`${users.createdAt} <= ${instant(since)}`));
  const reported = db
    .select({ id: contactReports.contactId })
    .from(contactReports)
    .where(
      and(
        eq(contactReports.contactId, viewer.userId),
        eq(contactReports.isCounted, true),
        isRecentReport(ctx),
      ),
    );
  return sql<NoAnswerReason | null>`(case
    when not (${gt(listings.visibleUntil, now)} and ${ne(listings.userType, 'buyer')}) then 'hidden'
    when ${not(exists(grown))} then 'new'
    when ${exists(reported)} then 'reported' end)`;
}

const ownPlace = { region: listings.regionSlug, city: listings.citySlug, quartier: listings.quartier };

/** From when on the viewer may answer a need: at once where it was sent to them. */
export const answerableFrom = (ctx: MemberContext): SQL =>
  sql`(${needs.createdAt} + case when ${isAsked(ctx)} then interval '0'
    else make_interval(mins => ${needLimits.reservedMinutes}::int) end)`;

export function incomingFields(ctx: MemberContext) {
  const { db, viewer, now } = ctx;
  const { priceXaf, text, picture, answeredAt } = needAnswers;
  const own = db
    .select({ answer: jsonObject({ priceXaf, text, picture, answeredAt }) })
    .from(needAnswers)
    .where(and(eq(needAnswers.needId, needs.id), eq(needAnswers.sellerId, viewer.userId)));
  return {
    ...needFields(now),
    answers: answersOf(ctx),
    isAsked: isAsked(ctx),
    answersFrom: isoText(answerableFrom(ctx)),
    ownAnswer: sql<IncomingNeed['ownAnswer']>`(${own})`,
    isChosen: sql<boolean>`(${needs.foundWith} is not distinct from ${viewer.userId}::uuid)`,
  };
}

export type IncomingRow = JsonRow<ReturnType<typeof incomingFields>>;

/** A need as the seller at a place reads it. */
export function toIncoming(ctx: MemberContext, row: IncomingRow, own: NeedPlace): IncomingNeed {
  const { answers, isAsked: wasSent, answersFrom: from, ownAnswer, isChosen, ...need } = row;
  return {
    ...toNeed(need, ctx),
    ...nearnessOf(need, own),
    ...{ answers, isAsked: wasSent, answersFrom: from },
    isChosen,
    ownAnswer: ownAnswer && { ...ownAnswer, picture: pictureAddress(ownAnswer.picture) },
  };
}

/** What changes a need locks it behind the member who asks. */
export function lockNeed(ctx: MemberContext, id: string) {
  return ctx.db
    .select({ id: needs.id })
    .from(needs)
    .where(and(eq(needs.id, id), runningSession(ctx)))
    .for('no key update');
}
