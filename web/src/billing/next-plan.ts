import { type Plan, plans } from '@mboalink/shared/catalogue/plans.ts';

/** A plan that opens more, and from when: at once, at once and more still after the trial, or only after it. */
export type NextPlan = { plan: Plan; brings: 'now' | 'inTrial' | 'later' };

/**
 * The smallest plan that opens more contacts a day than somebody has now: in a trial first one whose trial limit is
 * higher, because that counts at once. Undefined for whoever has the most.
 */
export function nextPlan(dailyLimit: number, isInTrial: boolean): NextPlan | undefined {
  const more = (kind: 'trial' | 'paid') => plans.find((plan) => plan.dailyLimit[kind] > dailyLimit);
  const atOnce = isInTrial ? more('trial') : undefined;
  if (atOnce) return { plan: atOnce, brings: 'inTrial' };
  const plan = more('paid');
  return plan && { plan, brings: isInTrial ? 'later' : 'now' };
}
