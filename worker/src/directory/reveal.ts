import { users } from '@mboalink/db/schema/accounts.ts';
import { reveals } from '@mboalink/db/schema/directory.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant, isoText } from '@mboalink/db/sql/instant.ts';
import { columnsOf, type JsonRow, jsonObject } from '@mboalink/db/sql/json.ts';
import { doualaDay, secondsUntilMidnight } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError, type RateLimit } from '@mboalink/shared/errors.ts';
import { revealLimits } from '@mboalink/shared/limits.ts';
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { challengeRequired, type SolvedChallenge, spendChallenge, verifyChallenge } from '../challenge.ts';
import type { QueryContext } from '../context.ts';
import { rateLimited } from '../errors/error-answer.ts';
import { recordLater } from '../insights/events.ts';
import { networkHashOf } from '../session/network.ts';
import type { MemberContext } from '../trpc.ts';
import { contactJson, keyOf, requestedCte, visibleCte } from './contact-rows.ts';
import { toContact } from './contact-view.ts';
import {
  canViewMore,
  isDaySpent,
  quotaInfo,
  requireRow,
  type ViewerCte,
  type ViewerRow,
  viewerCte,
  viewerJson,
} from './viewer.ts';

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/**
 * Opens a contact for good: one of today's, one of a pass once those are used up, or nothing where it was opened before. The
 * statement is decided under the lock on the viewer's row, which `memberProcedure` puts before every mutation: calls that
 * arrive together are decided one after the other. A pass is charged by the trigger `count_pass_use`. Throws what refuses it, and records that it was opened.
 */
export async function revealContact(
  ctx: MemberContext,
  { id }: { id: string },
): Promise<{ contact: Contact; quotaInfo: QuotaInfo }> {
  const [network, solved] = await Promise.all([networkHashOf(ctx), verifyChallenge(ctx, 'reveal')]);
  const rows = await reveal(ctx, { id, network, solved });
  const { reveal: row } = requireRow(rows);
  const quota = quotaInfo(afterReveal(row), ctx.now, ctx.language);
  const [contact] = row.contacts;
  if (!contact) throw new AppError('not_found');
  if (!contact.unlocked) throw await refusal(ctx, row, quota);
  recordLater(ctx, { action: 'view', contactId: contact._id });
  return { contact: toContact(contact, ctx.language), quotaInfo: quota };
}

type Asked = { id: string; network: string | null; solved: SolvedChallenge | null };

function reveal(ctx: QueryContext, { id, network, solved }: Asked) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const asked = requestedCte(ctx, keyOf(ctx, id));
  const found = visibleCte(ctx, { viewer, keys: asked });
  const own = ownCte(ctx);
  const ofNetwork = ofNetworkCte(ctx, network);
  const isWorkNeeded = needsWork(ctx, viewer, ofNetwork);
  const isDue = sql`exists (select from ${viewer}, ${own}, ${found}
    where not ${found.isUnlocked} and ${canViewMore(viewer)} and ${hasRoom(ctx, viewer, own)})`;
  const isWorkDue = sql`(select ${isWorkNeeded} from ${viewer}, ${ofNetwork})`;
  const paid = spendChallenge(ctx, solved, sql`${isWorkDue} and ${isDue}`);
  const revealed = db.$with('revealed', { passTxRef: reveals.passTxRef }).as(
    sql`${insertSelect(
      reveals,
      {
        viewerId: viewer.id,
        contactId: found.userId,
        day: doualaDay(now),
        revealedAt: now,
        network: sql`${network}::text`,
        byBuyer: sql`${viewer.userType} = 'buyer'`,
        passTxRef: sql`case when ${isDaySpent(viewer)} then (${viewer.passes} -> 0 ->> 'txRef')::uuid end`,
      },
      sql`from ${viewer}, ${found}
        where ${isDue} and (not ${isWorkDue} or exists (select from ${paid}))`,
    )} on conflict do nothing returning ${reveals.passTxRef}`,
  );
  return db
    .with(viewer, asked, found, own, ofNetwork, paid, revealed)
    .select({
      reveal: jsonObject({
        viewer: viewerJson(viewer),
        own: sql<OwnReveals>`(select ${jsonObject(columnsOf(own))} from ${own})`,
        revealed: sql<number>`(select count(*)::int from ${revealed})`,
        byPass: sql<number>`(select count(${revealed.passTxRef})::int from ${revealed})`,
        contacts: contactJson(ctx, found, sql`(${found.isUnlocked} or exists (select from ${revealed}))`),
      }),
    })
    .from(viewer);
}

/** `own`: what the viewer opened of late; the day of Douala and an account's first hours lie within these 24 hours. */
function ownCte({ db, viewer, now }: QueryContext) {
  const { viewerId, revealedAt, day } = reveals;
  const isOfHour = gt(revealedAt, before(now, hourSeconds));
  return db.$with('own').as(
    db
      .select({
        thisHour: sql<number>`count(*) filter (where ${isOfHour})::int`.as('this_hour'),
        today: sql<number>`count(*) filter (where ${eq(day, doualaDay(now))})::int`.as('today'),
        inFirstHours: sql<number>`count(*)::int`.as('in_first_hours'),
        since: sql<string | null>`min(${isoText(revealedAt)}) filter (where ${isOfHour})`.as('own_since'),
      })
      .from(reveals)
      .where(
        and(eq(viewerId, viewer.userId), gt(revealedAt, before(now, revealLimits.firstHours * hourSeconds))),
      ),
  );
}

type OwnCte = ReturnType<typeof ownCte>;

type OwnReveals = JsonRow<ReturnType<typeof columnsOf<OwnCte>>>;

/** Over `viewer` and `own`: whether somebody without a daily number is within the limits of hour, day and first day. */
function hasRoom({ now }: QueryContext, { dailyLimit, createdAt }: ViewerCte, own: OwnCte): SQL {
  const { perHour, perDay, atFirst, firstHours } = revealLimits;
  const isGrown = sql`${createdAt} <= ${instant(before(now, firstHours * hourSeconds))}`;
  return sql`(${dailyLimit} is not null or (${own.thisHour} < ${perHour} and ${own.today} < ${perDay}
    and (${isGrown} or ${own.inFirstHours} < ${atFirst})))`;
}

/** `of_network`: what young accounts and buyers opened within the hour on the network that asks. */
function ofNetworkCte({ db, now }: QueryContext, network: string | null) {
  const { network: ofNetwork, revealedAt, viewerId } = reveals;
  const isYoung = gt(users.createdAt, before(now, revealLimits.youngDays * daySeconds));
  return db.$with('of_network').as(
    db
      .select({
        byYoung: sql<number>`count(*) filter (where ${isYoung})::int`.as('by_young'),
        byBuyers: sql<number>`count(*) filter (where ${eq(users.userType, 'buyer')})::int`.as('by_buyers'),
      })
      .from(reveals)
      .innerJoin(users, eq(users.id, viewerId))
      .where(and(sql`${ofNetwork} = ${network}::text`, gt(revealedAt, before(now, hourSeconds)))),
  );
}

/** Over `viewer` and `of_network`: whether one more costs a solved challenge. */
function needsWork(
  { now }: QueryContext,
  { userType, createdAt }: ViewerCte,
  { byYoung, byBuyers }: ReturnType<typeof ofNetworkCte>,
): SQL {
  const { youngDays, youngPerNetworkHour, buyersPerNetworkHour } = revealLimits;
  const isYoung = sql`${createdAt} > ${instant(before(now, youngDays * daySeconds))}`;
  return sql`(${or(
    and(isYoung, sql`${byYoung} >= ${youngPerNetworkHour}`),
    and(sql`${userType} = 'buyer'`, sql`${byBuyers} >= ${buyersPerNetworkHour}`),
  )})`;
}

type Revealed = { viewer: ViewerRow; own: OwnReveals; revealed: number; byPass: number };

function afterReveal({ viewer, revealed, byPass }: Revealed): ViewerRow {
  const [first, ...later] = viewer.passes;
  const passes =
    byPass && first ? [{ ...first, remaining: first.remaining - byPass }, ...later] : viewer.passes;
  return {
    ...viewer,
    viewedToday: viewer.viewedToday + revealed - byPass,
    passes: passes.filter(({ remaining }) => remaining > 0),
  };
}

const limits = {
  hour: { name: 'numbers-opened', quota: revealLimits.perHour, windowSeconds: hourSeconds },
  day: { name: 'numbers-opened-today', quota: revealLimits.perDay, windowSeconds: daySeconds },
  firstDay: { name: 'numbers-opened-at-first', quota: revealLimits.atFirst, windowSeconds: daySeconds },
  network: {
    name: 'numbers-of-network',
    quota: revealLimits.youngPerNetworkHour,
    windowSeconds: hourSeconds,
  },
} satisfies Record<string, RateLimit>;

async function refusal(ctx: MemberContext, { viewer, own }: Revealed, quota: QuotaInfo): Promise<AppError> {
  const untilMidnight = secondsUntilMidnight(ctx.now);
  if (viewer.dailyLimit === 0 && !quota.canViewMore) return new AppError('upgrade_required');
  if (!quota.canViewMore) {
    const limit = { ...limits.day, quota: viewer.dailyLimit ?? 0 };
    return new AppError('daily_limit_reached', { quotaInfo: quota, retryAfterSeconds: untilMidnight, limit });
  }
  if (viewer.dailyLimit === null) {
    const untilGrown = secondsUntil(ctx.now, viewer.createdAt, revealLimits.firstHours * hourSeconds);
    if (untilGrown > 0 && own.inFirstHours >= revealLimits.atFirst)
      return rateLimited(untilGrown, 'reveal', limits.firstDay);
    if (own.today >= revealLimits.perDay) return rateLimited(untilMidnight, 'reveal', limits.day);
    if (own.thisHour >= revealLimits.perHour)
      return rateLimited(secondsUntil(ctx.now, own.since, hourSeconds), 'reveal', limits.hour);
  }
  return challengeRequired(ctx, 'reveal', hourSeconds, limits.network);
}

function secondsUntil(now: Date, since: string | null, seconds: number): number {
  const start = since === null ? now.getTime() : Date.parse(since);
  return Math.ceil((start + seconds * 1000 - now.getTime()) / 1000);
}
