import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { passIds } from '@mboalink/shared/billing/product-ids.ts';
import { passes } from '@mboalink/shared/catalogue/passes.ts';
import { findPlan, type Plan, paidPeriodDays, plans } from '@mboalink/shared/catalogue/plans.ts';
import { AppError } from '@mboalink/shared/errors.ts';

/** A plan as it is sold. */
function toSoldPlan(plan: Plan) {
  const { id, name, priceUsd, chargeAmount, dailyLimit } = plan;
  return {
    id,
    name,
    price: priceUsd,
    currency: 'USD' as const,
    chargeAmount,
    chargeCurrency: 'XAF' as const,
    days: paidPeriodDays,
    dailyContacts: dailyLimit,
    features: [...plan.features],
  };
}

/** The plans, cheapest first, and the passes. */
export const listPlans = () => ({
  plans: plans.map(toSoldPlan),
  passes: passIds.map((id) => ({ id, ...passes[id], chargeCurrency: 'XAF' as const })),
});

/** One plan. */
export function readPlan({ plan: id }: { plan: PlanId }) {
  const plan = findPlan(id);
  if (!plan) throw new AppError('not_found');
  return { plan: toSoldPlan(plan) };
}
