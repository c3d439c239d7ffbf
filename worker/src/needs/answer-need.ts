import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { needAnswers, needs } from '@mboalink/db/schema/needs.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds, secondsUntilMidnight, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { withoutContactDetails } from '@mboalink/shared/directory/contact-details.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { AnswerNeedInput, IncomingNeed } from '@mboalink/shared/needs/calls.ts';
import { type NoAnswerReason, needLimits } from '@mboalink/shared/needs/limits.ts';
import { and, eq, gte, type SQLWrapper, sql } from 'drizzle-orm';
import { requireRow } from '../directory/viewer.ts';
import { rateLimited } from '../errors/error-answer.ts';
import { queueNotices } from '../outbox/queue-notices.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import type { NeedPlace } from './distances.ts';
import {
  answerableFrom,
  type IncomingRow,
  incomingFields,
  isReadable,
  lockNeed,
  toIncoming,
  whyNot,
} from './incoming.ts';
import { isOpenAt } from './own-needs.ts';

const perDay = {
  name: 'need-answers',
  quota: needLimits.answersPerDay,
  windowSeconds: dayMilliseconds / 1000,
};

/**
 * Answers a need, once. It is locked first, so that answers that arrive together get one place after the other, and none once
 * it is closed or has five. Throws `not_found` for one that the viewer may not read, `forbidden` where they may not answer,
 * `rate_limited` for the day, and `conflict` where no place is left.
 */
export async function answerNeed(
  ctx: MemberContext,
  input: AnswerNeedInput,
): Promise<{ need: IncomingNeed }> {
  const { db } = ctx;
  const [, , rows] = await db.batch([
    lockNeed(ctx, input.id),
    writeAnswer(ctx, input),
    selectIncoming(ctx, input.id),
  ]);
  const row = requireRow(rows).read;
  if (!row) throw new AppError('not_found');
  if (row.need.ownAnswer) return { need: toIncoming(ctx, row.need, row.place) };
  if (row.whyNot || Date.parse(row.need.answersFrom) > ctx.now.getTime())
    throw new AppError('forbidden', { screen: 'needAnswers' });
  if (row.today >= needLimits.answersPerDay)
    throw rateLimited(secondsUntilMidnight(ctx.now), 'needAnswers', perDay);
  throw new AppError('conflict', { screen: 'needAnswers' });
}

function writeAnswer(ctx: MemberContext, { id, priceXaf, text }: AnswerNeedInput) {
  const { db, viewer, now } = ctx;
  const place = sql`(select count(*) + 1 from ${needAnswers} where ${needAnswers.needId} = ${needs.id})`;
  const values = {
    needId: needs.id,
    sellerId: viewer.userId,
    place: sql`${place}`,
    priceXaf: priceXaf ?? null,
    text: withoutContactDetails(text),
    answeredAt: now,
  };
  const mayAnswer = and(
    eq(needs.id, id),
    isOpenAt(now),
    isReadable(ctx),
    sql`${whyNot(ctx)} is null`,
    sql`${answerableFrom(ctx)} <= ${instant(now)} and ${place} <= ${needLimits.answers}::int`,
    sql`${answeredToday(ctx)} < ${needLimits.answersPerDay}::int`,
    runningSession(ctx),
  );
  const source = sql`from ${needs} join ${listings} on ${listings.userId} = ${viewer.userId} where ${mayAnswer}
    on conflict (need_id, seller_id) do nothing`;
  const made = db
    .$with('made', { needId: needAnswers.needId })
    .as(sql`${insertSelect(needAnswers, values, source)} returning ${needAnswers.needId}`);
  return db.with(made, tellBuyer(ctx, made)).select({ one: sql`1` }).from(oneRow);
}

/** The buyer hears of an answer. */
function tellBuyer(ctx: MemberContext, made: SQLWrapper & { needId: SQLWrapper }) {
  return queueNotices(ctx, 'need-answered', {
    payload: { needId: needs.id, subcategory: needs.subcategorySlug },
    about: () => sql`${needs.id} || '-' || ${ctx.viewer.userId}`,
    endsAt: () => needs.endsAt,
    from: sql`from ${made} join ${needs} on ${needs.id} = ${made.needId} join ${users} on ${users.id} = ${needs.buyerId}`,
  });
}

/** How many needs the viewer answered today. */
function answeredToday({ db, viewer, now }: MemberContext) {
  const answered = db
    .select({ count: sql`count(*)` })
    .from(needAnswers)
    .where(and(eq(needAnswers.sellerId, viewer.userId), gte(needAnswers.answeredAt, startOfDoualaDay(now))));
  return sql<number>`(${answered})`;
}

type Read = { need: IncomingRow; place: NeedPlace; whyNot: NoAnswerReason | null; today: number };

/** The need as the viewer reads it; null where they may not. */
export function selectIncoming(ctx: MemberContext, id: string) {
  const { db, viewer } = ctx;
  const { regionSlug: region, citySlug: city, quartier } = listings;
  const read = db
    .select({
      row: jsonObject({
        need: jsonObject(incomingFields(ctx)),
        place: jsonObject({ region, city, quartier }),
        whyNot: whyNot(ctx),
        today: sql<number>`${answeredToday(ctx)}::int`,
      }),
    })
    .from(needs)
    .innerJoin(listings, eq(listings.userId, viewer.userId))
    .where(and(eq(needs.id, id), isReadable(ctx)));
  return db
    .select({ read: sql<Read | null>`(${read})` })
    .from(oneRow)
    .where(runningSession(ctx));
}
