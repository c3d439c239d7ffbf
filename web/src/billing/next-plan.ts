import { type Plan, plans } from '@mboalink/shared/catalogue/plans.ts';

/**
 * The smallest plan that opens more contacts a day than somebody has now: in a trial first one whose trial limit is
 * higher, because that counts at once. Undefined for whoever has the most.
 */
export function nextPlan(dailyLimit: number, isInTrial: boolean): Plan | undefined {
  const more = (kind: 'trial' | 'paid') => plans.find((plan) => plan.dailyLimit[kind] > dailyLimit);
  return (isInTrial ? more('trial') : undefined) ?? more('paid');
}
