import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptionEntries, subscriptions } from '@mboalink/db/schema/billing.ts';
import { payments } from '@mboalink/db/schema/payments.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { isoText } from '@mboalink/db/sql/instant.ts';
import { isOpenState } from '@mboalink/shared/billing/payments.ts';
import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { isMember, runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isOpenOf } from './payments/payment-request.ts';
import { type PaymentRow, paymentFields, toPaymentAnswer } from './payments/payment-view.ts';
import { runningPasses, runningPlan, subscriptionState, toRunningPasses } from './subscription-state.ts';
import { neverTried } from './trial.ts';

/** Where one's subscription stands, with the passes that run and the payment that waits. */
export async function readSubscription(ctx: MemberContext) {
  const [[subscription], waiting] = await ctx.db.batch([selectSubscription(ctx), selectWaiting(ctx)]);
  if (!subscription) throw new AppError('unauthenticated');
  return {
    ...toSubscription(subscription, ctx.now),
    asOf: ctx.now.toISOString(),
    mayTry: subscription.mayTry,
    passes: toRunningPasses(subscription.passes),
    lastPaidAt: subscription.lastPaidAt,
    openPayment: answerOf(
      ctx,
      waiting.find(({ state }) => isOpenState(state)),
    ),
    reviewedPayment: answerOf(
      ctx,
      waiting.find(({ state }) => state === 'review'),
    ),
  };
}

/**
 * Ends the reminders, or takes that back before the end; what was paid, or tried, goes on to its end. Throws `conflict` where
 * nothing runs that could end.
 */
export async function changeSubscription(ctx: MemberContext, kind: 'cancelled' | 'resumed') {
  const { db, now, viewer } = ctx;
  const isCancelled = isNotNull(subscriptions.cancelledAt);
  const entry = insertSelect(
    subscriptionEntries,
    {
      userId: subscriptions.userId,
      kind,
      plan: subscriptions.plan,
      lastPlan: subscriptions.plan,
      trialEndsAt: subscriptions.trialEndsAt,
      paidUntil: subscriptions.paidUntil,
      proUntil: subscriptions.proUntil,
      premiumUntil: subscriptions.premiumUntil,
      cancelledAt: kind === 'cancelled' ? now : null,
      createdAt: now,
    },
    sql`from ${subscriptions} where ${and(
      eq(subscriptions.userId, viewer.userId),
      runningSession(ctx),
      or(gt(subscriptions.trialEndsAt, now), gt(subscriptions.paidUntil, now)),
      kind === 'cancelled' ? isNull(subscriptions.cancelledAt) : isCancelled,
    )}`,
  );
  const [, [subscription]] = await db.batch([db.execute(entry), selectSubscription(ctx)]);
  if (!subscription) throw new AppError('unauthenticated');
  const answer = toSubscription(subscription, ctx.now);
  const isDone = (answer.cancelledAt !== null) === (kind === 'cancelled');
  if (!isDone || answer.endsAt === null) throw new AppError('conflict', { screen: 'payment' });
  return answer;
}

function selectSubscription(ctx: MemberContext) {
  return ctx.db
    .select({
      state: subscriptionState(ctx.now),
      plan: runningPlan(ctx.now),
      lastPlan: sql<PlanId | null>`${subscriptions.plan}`,
      trialEndsAt: subscriptions.trialEndsAt,
      paidUntil: subscriptions.paidUntil,
      proUntil: subscriptions.proUntil,
      premiumUntil: subscriptions.premiumUntil,
      cancelledAt: subscriptions.cancelledAt,
      passes: runningPasses(ctx),
      mayTry: sql<boolean>`(${isNull(subscriptions.userId)} and ${neverTried(ctx)})`,
      lastPaidAt: sql<
        string | null
      >`(select max(${isoText(payments.succeededAt)}) from ${payments} where ${eq(payments.userId, users.id)})`,
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(isMember(ctx));
}

const answerOf = ({ language }: MemberContext, payment: PaymentRow | undefined) =>
  payment ? toPaymentAnswer(payment, language) : null;

function selectWaiting({ db, viewer: { userId } }: MemberContext) {
  const isReviewed = and(eq(payments.userId, userId), eq(payments.state, 'review'));
  return db
    .select(paymentFields)
    .from(payments)
    .where(or(isOpenOf(userId), isReviewed))
    .orderBy(desc(payments.createdAt));
}

type Row = Awaited<ReturnType<typeof selectSubscription>>[number];

function toSubscription(row: Row, now: Date) {
  const { state, plan, lastPlan, trialEndsAt, paidUntil, proUntil, premiumUntil } = row;
  const isRunning = (instant: Date | null) => instant !== null && instant > now;
  const spans: [PlanId | null, Date | null][] = [
    ['premium', premiumUntil],
    ['pro', proUntil],
    [lastPlan, paidUntil],
  ];
  const plans = spans.flatMap(([one, until]) =>
    one && until && isRunning(until) ? [{ plan: one, until: until.toISOString() }] : [],
  );
  const endsAt = plans.at(-1)?.until ?? (isRunning(trialEndsAt) ? trialEndsAt?.toISOString() : undefined);
  return {
    state,
    plan,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    paidUntil: paidUntil?.toISOString() ?? null,
    endsAt: endsAt ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    plans,
  };
}
