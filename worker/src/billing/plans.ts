import { operators, type ProviderId } from '@mboalink/shared/billing/payments.ts';
import {
  findPlan,
  type Plan,
  type PlanId,
  paidPeriodDays,
  passes,
  passIds,
  plans,
} from '@mboalink/shared/catalogue/plans.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Context } from '../context.ts';
import type { PaymentProvider } from '../providers/payments/payment-provider.ts';

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

/** What can be paid with now: operators whose prompts some provider sends, and the hosted page of the preferred one that has one. */
export function listMethods(ctx: Pick<Context, 'env' | 'paymentProviders'>) {
  const providers = activeProviders(ctx);
  if (providers.length === 0) return { methods: [] };
  const asked = operators.filter((operator) =>
    providers.some(([, { capabilities: one }]) => one.operators.includes(operator)),
  );
  const [pageOf = null] = providers.find(([, { hosted }]) => hosted) ?? [];
  const mobileMoney = { type: 'mobile_money' as const, operators: asked, hosted: pageOf !== null, pageOf };
  const card = { type: 'card' as const, operators: [], hosted: true, pageOf };
  return { methods: pageOf === null ? [mobileMoney] : [mobileMoney, card] };
}

/** Who collects new payments, the preferred first; none where payments are switched off. */
export function activeProviders({
  env,
  paymentProviders,
}: Pick<Context, 'env' | 'paymentProviders'>): [ProviderId, PaymentProvider][] {
  return env.PAYMENT_PROVIDERS.flatMap((id) => {
    const provider = paymentProviders.get(id);
    return provider ? [[id, provider]] : [];
  });
}
