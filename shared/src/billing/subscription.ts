import { findPlan, type PlanId, paidPeriodDays, plans } from '../catalogue/plans.ts';
import { dayMilliseconds } from '../day.ts';

/** Where somebody stands: `none` for buyers and whoever never subscribed; `grace` only after a paid period. */
export const subscriptionStates = ['none', 'trial', 'active', 'grace', 'expired'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * What moved a subscription: a trial began, a payment was confirmed, unused time of a cheaper plan became time of a dearer
 * one, the money of a payment went back, somebody cancelled or took that back; `carried` is what stood before there was a ledger.
 */
export const entryKinds = [
  'trial',
  'carried',
  'converted',
  'paid',
  'revoked',
  'cancelled',
  'resumed',
] as const;

/**
 * When a seller is told of the end of a trial or of paid time: before it, by days, in its `last-hours`, and once when their
 * listing has not been visible for a day. Each step is one mail for each end; a renewal has an end of its own.
 */
export const reminderSteps = ['7-days', '3-days', '1-day', 'last-hours', 'hidden'] as const;

export type ReminderStep = (typeof reminderSteps)[number];

/** When bought time runs. `renew` goes on with the same plan, `later` behind a dearer one, `trial` behind the trial. */
export type Purchase = {
  kind: 'now' | 'trial' | 'renew' | 'convert' | 'later';
  from: Date;
  until: Date;
};

const periodMilliseconds = paidPeriodDays * dayMilliseconds;

type Standing = { trialEndsAt: string | null; plans: { plan: PlanId; until: string }[] };

/**
 * What a month of a plan brings somebody who pays now, as the ledger counts it: dearer time runs first, and where none of the
 * bought plan or a dearer one is left, unused time becomes time of the bought plan by its price.
 */
export function purchaseOf(bought: PlanId, standing: Standing, now: number): Purchase {
  const begin = Math.max(now, standing.trialEndsAt ? Date.parse(standing.trialEndsAt) : 0);
  const left = timeLeft(standing, begin);
  const rank = plans.findIndex(({ id }) => id === bought);
  const sum = (of: number[]) => of.reduce((total, one) => total + one, 0);
  const dearer = sum(left.slice(rank + 1));
  const same = left[rank] ?? 0;
  const converted = dearer + same > 0 ? 0 : sum(left.map((time, at) => convert(time, at, bought)));
  const from = begin + dearer + same;
  const until = new Date(from + converted + periodMilliseconds);
  const kind =
    same > 0 ? 'renew' : dearer > 0 ? 'later' : converted > 0 ? 'convert' : begin > now ? 'trial' : 'now';
  return { kind, from: new Date(from), until };
}

/** Paid milliseconds by plan, cheapest first. */
function timeLeft({ plans: spans }: Standing, begin: number): number[] {
  const left = plans.map(() => 0);
  let at = begin;
  for (const { plan, until } of spans) {
    const rank = plans.findIndex(({ id }) => id === plan);
    left[rank] = (left[rank] ?? 0) + Math.max(0, Date.parse(until) - at);
    at = Math.max(at, Date.parse(until));
  }
  return left;
}

function convert(milliseconds: number, rank: number, bought: PlanId): number {
  const old = plans[rank]?.chargeAmount ?? 0;
  const price = findPlan(bought)?.chargeAmount ?? 1;
  return Math.ceil(((milliseconds / 1000) * old) / price) * 1000;
}
