import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan, type Plan } from '@mboalink/shared/catalogue/plans.ts';
import { nextPlan } from './next-plan.ts';

/** The plan that shows a hidden listing again: the one that was paid last, else the cheapest. */
export function restoringPlan(user: CurrentUser | null): Plan | undefined {
  const paid = user?.paidUntil ? findPlan(user.subscriptionPlan) : undefined;
  return paid ?? nextPlan(0, false)?.plan;
}
