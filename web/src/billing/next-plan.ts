import { type Plan, type PlanId, plans } from '@mboalink/shared/catalogue/plans.ts';

/** A plan that opens more, and from when: at once, at once and more still after the trial, or only after it. */
export type NextPlan = { plan: Plan; brings: 'now' | 'inTrial' | 'later' };

/**
 * The smallest plan that opens more contacts a day than somebody has now: in a trial first one whose trial limit is
 * higher, because that counts at once. Never one that somebody has paid for already, nor a cheaper one: `paid`, which may
 * begin only after the trial. Undefined for whoever has the most.
 */
export function nextPlan(dailyLimit: number, isInTrial: boolean, paid?: PlanId): NextPlan | undefined {
  const dearer = plans.slice(plans.findIndex(({ id }) => id === paid) + 1);
  const more = (kind: 'trial' | 'paid') => dearer.find((plan) => plan.dailyLimit[kind] > dailyLimit);
  const atOnce = isInTrial ? more('trial') : undefined;
  if (atOnce) return { plan: atOnce, brings: 'inTrial' };
  const plan = more('paid');
  return plan && { plan, brings: isInTrial ? 'later' : 'now' };
}
