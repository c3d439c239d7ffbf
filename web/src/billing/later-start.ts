import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { planLevel } from './plan-level.ts';

/**
 * When a plan that somebody just paid for begins, where that is not now: behind the trial, or behind a dearer plan. Null where
 * it begins behind several, undefined where it runs. Before they are known anew it answers the same.
 */
export function laterStart(plan: PlanId, user: CurrentUser | null): string | null | undefined {
  if (!user) return undefined;
  const { nextPlan, planUntil, isInTrial, trialEndDate, subscriptionPlan, subscriptionState, paidUntil } =
    user;
  if (nextPlan === plan) return planUntil;
  if (isInTrial) return trialEndDate;
  if (subscriptionState !== 'active' || subscriptionPlan === 'free') return undefined;
  if (planLevel[plan] >= planLevel[subscriptionPlan]) return undefined;
  return nextPlan ? null : paidUntil;
}
