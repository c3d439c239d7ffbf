import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { needSellers, needs } from '@mboalink/db/schema/needs.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import {
  dayMilliseconds,
  hourMilliseconds,
  nextDoualaMidnight,
  secondsUntilMidnight,
  startOfDoualaDay,
} from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Need, NeedInput, NeedPreview } from '@mboalink/shared/needs/calls.ts';
import { type NeedRing, needLimits } from '@mboalink/shared/needs/limits.ts';
import { eq, gte, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { challengeRequired, spendChallenge, verifyChallenge } from '../challenge.ts';
import { pictureAddress } from '../directory/contact-view.ts';
import { requireRow, viewerCte } from '../directory/viewer.ts';
import { rateLimited } from '../errors/error-answer.ts';
import { queueNotices } from '../outbox/queue-notices.ts';
import { countUse, hourlyLimits, isUsedUp, secondsUntilHourEnds } from '../session/counted-limits.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { distancesFrom, kilometresTo } from './distances.ts';
import { isOpenAt, requireNeed, selectNeed } from './own-needs.ts';
import { namedPlace, namedTrade, type Wanted, wantedOf } from './wanted.ts';

const perDay = { name: 'needs', quota: needLimits.perDay, windowSeconds: dayMilliseconds / 1000 };
const perNetwork = {
  name: 'needs-of-network',
  quota: needLimits.youngPerNetworkHour,
  windowSeconds: hourMilliseconds / 1000,
};

/** Reads a line of what somebody needs, and says to whom it would be sent. Keeps nothing. */
export async function previewNeed(ctx: MemberContext, input: NeedInput): Promise<NeedPreview> {
  const wanted = await wantedOf(ctx, input);
  const near = nearSellers(ctx, wanted);
  const rows = await ctx.db
    .select({
      _id: sql<string>`near.seller_id`,
      ring: sql<NeedRing>`near.ring`,
      businessName: listings.businessName,
      profilePicture: listings.profilePicture,
      region: listings.regionSlug,
      city: listings.citySlug,
      quartier: listings.quartier,
    })
    .from(sql`${near} as near`)
    .innerJoin(listings, sql`${listings.userId} = near.seller_id`)
    .where(runningSession(ctx));
  const { trade, place, day, budgetXaf, people } = wanted;
  return {
    trade: trade && namedTrade(trade, ctx.language),
    place: namedPlace(place, ctx.language),
    ...{ day, budgetXaf, people },
    sellers: rows.map(({ region, city, quartier, profilePicture, ...seller }) => ({
      ...seller,
      profilePicture: pictureAddress(profilePicture),
      kilometres: kilometresTo(place, { region, city, quartier }),
    })),
  };
}

/**
 * Keeps what somebody needs and sends it to the sellers near, decided under the lock on the buyer's row. Throws
 * `validation_failed` without a trade, `conflict` where as many are open as may be, `rate_limited` for the day, and
 * `challenge_required` past what young accounts of one network send within an hour.
 */
export async function createNeed(ctx: MemberContext, input: NeedInput): Promise<{ need: Need }> {
  const wanted = await wantedOf(ctx, input);
  if (!wanted.trade) {
    const message = reasonMessage('required', ctx.language);
    throw new AppError('validation_failed', { errors: [{ field: 'subcategory', message }] });
  }
  const id = ctx.createId();
  const limits = await hourlyLimits(ctx, { what: 'needs', most: needLimits.youngPerNetworkHour });
  const solved = await verifyChallenge(ctx, 'need');
  const isCharged = sql`(${isYoung(ctx)} and ${isUsedUp(ctx, limits)})`;
  const paid = spendChallenge(ctx, solved, isCharged);
  const isUnpaid = sql<boolean>`(${isCharged} and not exists (select from ${paid}))`;
  const { made, sent, told, own, viewer } = writeNeed(ctx, { id, wanted, isUnpaid });
  const [, rows, found] = await ctx.db.batch([
    ctx.db.execute(countUse(limits, isYoung(ctx))),
    ctx.db
      .with(viewer, own, paid, made, sent, told)
      .select({
        isMade: sql<boolean>`exists (select from ${made})`,
        today: own.today,
        isUnpaid,
      })
      .from(own),
    selectNeed(ctx, id),
  ]);
  const { isMade, today, isUnpaid: isWorkDue } = requireRow(rows);
  if (isMade) return { need: requireNeed(ctx, found) };
  if (today >= needLimits.perDay) throw rateLimited(secondsUntilMidnight(ctx.now), 'needs', perDay);
  if (isWorkDue) throw await challengeRequired(ctx, 'need', secondsUntilHourEnds(ctx), perNetwork);
  throw new AppError('conflict', { screen: 'needs' });
}

type Made = { id: string; wanted: Wanted; isUnpaid: SQL };

function writeNeed(ctx: MemberContext, { id, wanted, isUnpaid }: Made) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const own = ownCte(ctx);
  const { trade, place, text, day, budgetXaf, people } = wanted;
  const firstHours = new Date(now.getTime() - needLimits.firstHours * hourMilliseconds);
  const mayBeOpen = sql`case when ${viewer.createdAt} > ${instant(firstHours)} then ${needLimits.openAtFirst}::int
    else ${needLimits.open}::int end`;
  const values = {
    ...{ id, buyerId: viewer.id, text, day, budgetXaf, people },
    categorySlug: trade?.category ?? '',
    subcategorySlug: trade?.subcategory ?? '',
    ...{ regionSlug: place.region, citySlug: place.city, quartier: place.quartier },
    ...{ createdAt: now, endsAt: endOf(day, now) },
  };
  const hasRoom = sql`${own.open} < ${mayBeOpen} and ${own.today} < ${needLimits.perDay}::int`;
  const made = db
    .$with('made', { id: needs.id })
    .as(
      sql`${insertSelect(needs, values, sql`from ${viewer}, ${own} where ${hasRoom} and not ${isUnpaid}`)} returning ${needs.id}`,
    );
  const sending = insertSelect(
    needSellers,
    { needId: made.id, sellerId: sql`near.seller_id`, ring: sql`near.ring`, sentAt: now },
    sql`from ${made}, ${nearSellers(ctx, wanted)} as near`,
  );
  const sent = db
    .$with('sent', { sellerId: needSellers.sellerId })
    .as(sql`${sending} returning ${needSellers.sellerId}`);
  return { made, sent, told: tellSellers(ctx, values, sent), own, viewer };
}

type Sent = { id: string; subcategorySlug: string; citySlug: string; quartier: string | null; endsAt: Date };

/** The sellers to whom a need was sent hear of it, unless an account that is young sent it. */
function tellSellers(ctx: MemberContext, need: Sent, sent: { sellerId: SQLWrapper }) {
  const { id, subcategorySlug, citySlug, quartier, endsAt } = need;
  return queueNotices(ctx, 'need-sent', {
    payload: {
      needId: sql`${id}::text`,
      subcategory: sql`${subcategorySlug}::text`,
      city: sql`${citySlug}::text`,
      quartier: sql`${quartier}::text`,
    },
    about: () => sql`${id}::text`,
    endsAt: () => endsAt,
    from: sql`from ${sent} join ${users} on ${users.id} = ${sent.sellerId}`,
    where: not(isYoung(ctx)),
  });
}

/** `own`: how many needs of the buyer are open, and were sent today. */
function ownCte({ db, viewer, now }: MemberContext) {
  const isOfToday = gte(needs.createdAt, startOfDoualaDay(now));
  return db.$with('own').as(
    db
      .select({
        open: sql<number>`(count(*) filter (where ${isOpenAt(now)}))::int`.as('open_needs'),
        today: sql<number>`(count(*) filter (where ${isOfToday}))::int`.as('today'),
      })
      .from(needs)
      .where(eq(needs.buyerId, viewer.userId)),
  );
}

/** Whether the account of who asks is young. */
function isYoung({ db, viewer, now }: MemberContext): SQL<boolean> {
  const since = new Date(now.getTime() - needLimits.youngDays * dayMilliseconds);
  const young = db
    .select({ isYoung: sql`${users.createdAt} > ${instant(since)}` })
    .from(users)
    .where(eq(users.id, viewer.userId));
  return sql<boolean>`coalesce((${young}), false)`;
}

function nearSellers({ viewer }: MemberContext, { trade, place }: Wanted): SQL {
  const { region, city, quartier } = place;
  return sql`sellers_near(${viewer.userId}::uuid, ${trade?.subcategory ?? ''}::text, ${region}::text, ${city}::text,
    ${quartier}::text, ${JSON.stringify(distancesFrom(place))}::jsonb, ${needLimits.sellers}::int,
    ${needLimits.answeredDays}::int, ${needLimits.sentDays}::int)`;
}

/** The midnight after the day for which something is needed; without one so many hours. */
function endOf(day: string | null, now: Date): Date {
  if (!day) return new Date(now.getTime() + needLimits.hours * hourMilliseconds);
  return nextDoualaMidnight(new Date(`${day}T12:00:00Z`));
}
