import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { outbox } from '@mboalink/db/schema/outbox.ts';
import { isoText } from '@mboalink/db/sql/instant.ts';
import type { ReminderStep } from '@mboalink/shared/billing/subscription.ts';
import { graceDays, type PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { mailsAtOnce } from '../outbox/deliver.ts';
import { mailKey, queueMail, wants } from '../outbox/queue-mail.ts';
import { lockMembers } from '../session/lock-members.ts';
import { hasRoomFor } from './outbox.ts';

type Database = Pick<Context, 'db' | 'now'>;

/** What one run may change; the rest is changed by the next. */
const membersAtOnce = 500;

/** Brings back listings whose owners paused them until today. */
export const endPauses = ({ db, now }: Database): Promise<void> =>
  bringBack(db, lte(listings.pausedUntil, doualaDay(now)), { paused: false, pausedUntil: null });

/** Brings back listings that reports hid and no person confirmed in time. */
export const endHiding = ({ db, now }: Database): Promise<void> =>
  bringBack(db, lte(listings.hiddenUntil, now), { hiddenUntil: null });

/** A trigger makes the listings visible. Owners are locked first, and asked again, for what they did meanwhile. */
async function bringBack(db: Context['db'], isOver: SQL, changes: Partial<typeof listings.$inferInsert>) {
  const due = await db.select({ userId: listings.userId }).from(listings).where(isOver).limit(membersAtOnce);
  if (due.length === 0) return;
  const ids = due.map(({ userId }) => userId);
  await db.batch([
    lockMembers(db, inArray(users.id, ids)),
    db
      .update(listings)
      .set(changes)
      .where(and(inArray(listings.userId, ids), isOver)),
  ]);
}

/** Lets listings show the cheaper plan that follows a dearer one; what may be opened goes by the instant itself. */
export async function movePlansOn({ db, now }: Database): Promise<void> {
  const { proUntil, premiumUntil, userId } = subscriptions;
  const firstEnd = sql`least(${proUntil}, ${premiumUntil})`;
  const over = await db
    .select({ userId })
    .from(subscriptions)
    .where(and(sql`coalesce(${proUntil}, ${premiumUntil}) is not null`, lte(firstEnd, now)))
    .orderBy(asc(firstEnd))
    .limit(membersAtOnce);
  if (over.length === 0) return;
  const ids = over.map((one) => one.userId);
  const isAhead = (column: AnyPgColumn) =>
    sql`case when ${column} > ${now.toISOString()}::timestamptz then ${column} end`;
  await db.batch([
    lockMembers(db, inArray(users.id, ids)),
    db
      .update(subscriptions)
      .set({ proUntil: isAhead(proUntil), premiumUntil: isAhead(premiumUntil) })
      .where(inArray(userId, ids)),
  ]);
}

const kind = 'plan-ends';

const day = 24;

/**
 * How many hours before the end each mail leaves, from the first to before the second; `hidden` goes by when the listing
 * stopped showing. A clock that stood still catches up within these, and what it missed is not said late.
 */
const steps: { step: ReminderStep; hours: [number, number] }[] = [
  { step: '7-days', hours: [7 * day, 6 * day] },
  { step: '3-days', hours: [3 * day, 2 * day] },
  { step: '1-day', hours: [day, 3] },
  { step: 'last-hours', hours: [3, 0] },
  { step: 'hidden', hours: [-day, -2 * day] },
];

/**
 * Tells sellers when their trial or paid time ends, and a day after their listing stopped showing. Nobody who cancelled, who is
 * leaving, who wants no mail, or whose listing is not to be found for another reason; nobody more while earlier ones wait.
 */
export async function remindOfEnds(ctx: Database): Promise<void> {
  const due = windows(ctx);
  const step = sql<ReminderStep>`(case ${sql.join(
    due.map((window) => sql`when ${window.isDue} then ${window.step}::text`),
    sql` `,
  )} end)`;
  const { userId, plan, trialEndsAt, paidUntil, cancelledAt } = subscriptions;
  const endsAt = sql`coalesce(${paidUntil}, ${trialEndsAt})`;
  const about = sql`(${userId} || '-' || extract(epoch from ${endsAt}) || '-' || ${step})`;
  const wanted = and(
    or(...due.map((window) => window.isDue)),
    ne(listings.userType, 'buyer'),
    isNull(users.deletedAt),
    isNull(cancelledAt),
    wants('email'),
    notExists(toldOf(ctx, about)),
    hasRoomFor(ctx, kind),
  );
  const { cte } = queueMail(ctx, kind, {
    recipient: users.email,
    language: users.language,
    payload: {
      step,
      plan: sql<PlanId>`${plan}`,
      isPaid: sql<boolean>`${isNotNull(paidUntil)}`,
      endsAt: sql<string>`coalesce(${isoText(paidUntil)}, ${isoText(trialEndsAt)})`,
      visibleUntil: isoText(listings.visibleUntil),
    },
    about,
    source: sql`from ${listings} join ${users} on ${users.id} = ${listings.userId}
      join ${subscriptions} on ${userId} = ${users.id} where ${wanted} limit ${mailsAtOnce}::int`,
  });
  await ctx.db.with(cte).select({ id: cte.id }).from(cte);
}

/** Over listings and subscriptions: what is due, by when the listing stops showing, which follows the end. */
function windows({ now }: Database): { step: ReminderStep; isDue: SQL | undefined }[] {
  const inHours = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
  const { visibleUntil } = listings;
  return steps.flatMap(({ step, hours: [from, to] }) =>
    [false, true].map((isPaid) => {
      const later = isPaid && step !== 'hidden' ? graceDays * day : 0;
      const isDue = and(
        lte(visibleUntil, inHours(from + later)),
        gt(visibleUntil, inHours(to + later)),
        isPaid ? isNotNull(subscriptions.paidUntil) : isNull(subscriptions.paidUntil),
      );
      return { step, isDue };
    }),
  );
}

function toldOf({ db }: Database, about: SQL) {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.idempotencyKey, mailKey(kind, about)));
}
