import { isPassId, type PassId, type ProductId } from '../billing/products.ts';
import { findPlan, paidPeriodDays } from './plans.ts';

/**
 * `reveals` contacts beside those of the plan, within `days` times 24 hours of the confirmation, for `chargeAmount` (whole
 * XAF).
 */
type Pass = { chargeAmount: number; reveals: number; days: number };

/**
 * For sellers in any state. A pass is used up after what the plan brings of the day, and changes nothing else: neither
 * visibility nor rank.
 */
export const passes: Record<PassId, Pass> = {
  day: { chargeAmount: 300, reveals: 10, days: 1 },
  week: { chargeAmount: 1000, reveals: 50, days: 7 },
};

/** What a plan or a pass costs, in whole XAF, and for how many days it is. */
export function termsOf(id: ProductId): { chargeAmount: number; days: number } {
  return isPassId(id) ? passes[id] : { chargeAmount: findPlan(id).chargeAmount, days: paidPeriodDays };
}
