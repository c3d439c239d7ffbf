import { type Plan, type PlanFeature, plans } from '@mboalink/shared/catalogue/plans.ts';

/** How a listing ranks and looks follows what was paid. */
const paidOnly: readonly PlanFeature[] = [
  'priority-ranking',
  'top-ranking',
  'featured-listing',
  'highlighted-profile',
  'multiple-locations',
  'custom-branding',
];

/** The features of a plan in a trial that nothing was paid for: it ranks as the cheapest plan does. */
export function trialFeatures(plan: Plan): PlanFeature[] {
  const [cheapest = plan] = plans;
  const own = plan.features.filter((feature) => !paidOnly.includes(feature));
  return [...new Set([...own, ...cheapest.features])];
}
