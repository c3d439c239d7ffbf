import { type PlanId, planIds } from '@mboalink/shared/catalogue/plans.ts';
import type { NavigationState } from '../../lib/navigation-state.ts';

/**
 * The plan that somebody chose on the page before, or that a link names. It is answered once: what they choose
 * afterwards has to outlive a reload.
 */
export function takeChosenPlan(): PlanId | undefined {
  const address = new URL(location.href);
  const { plan: chosen, ...state }: NavigationState = history.state ?? {};
  const plan = planIds.find((id) => id === (chosen ?? address.searchParams.get('plan')));
  if (!plan) return undefined;
  address.searchParams.delete('plan');
  history.replaceState(state, '', address);
  return plan;
}
