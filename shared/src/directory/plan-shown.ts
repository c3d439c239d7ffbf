import type { SubscriptionState } from '../billing/subscription.ts';
import { findPlan, type PlanId } from '../catalogue/plans.ts';

/** What a card says of a plan. `sponsored`: money moved the card up. */
export type PlanShown = { badge: PlanId | 'trial' | null; sponsored: boolean };

/**
 * Only what was paid moves a card up, also while its trial still runs. A trial that nothing was paid for is called a
 * trial, whatever its plan, and stands with basic. `paidUntil` is null where nothing was ever paid.
 */
export function planShown(
  plan: PlanId | null,
  { state, paidUntil }: { state: SubscriptionState; paidUntil: string | null },
): PlanShown {
  const isPaid = paidUntil !== null && state !== 'expired' && state !== 'none';
  return {
    badge: plan && state === 'trial' && !isPaid ? 'trial' : plan,
    sponsored: isPaid && plan !== null && findPlan(plan)?.ranking !== 'standard',
  };
}
