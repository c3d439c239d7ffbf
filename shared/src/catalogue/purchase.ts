import type * as z from 'zod/mini';
import type { subscriptionOutput } from '../billing/calls.ts';
import type { PlanId } from '../billing/products.ts';
import { dayMilliseconds } from '../day.ts';
import { findPlan, paidPeriodDays, plans } from './plans.ts';

/** When bought time runs. `renew` goes on with the same plan, `later` behind a dearer one, `trial` behind the trial. */
export type Purchase = {
  kind: 'now' | 'trial' | 'renew' | 'convert' | 'later';
  from: Date;
  until: Date;
};

const periodMilliseconds = paidPeriodDays * dayMilliseconds;

type Standing = Pick<z.output<typeof subscriptionOutput>, 'trialEndsAt' | 'plans'>;

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
