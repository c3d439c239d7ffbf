import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { operators } from '@mboalink/shared/billing/payments.ts';
import {
  findPlan,
  isPassId,
  type PassId,
  type Plan,
  type PlanId,
  type ProductId,
  passes,
  productIds,
} from '@mboalink/shared/catalogue/plans.ts';
import type { Outputs } from '../../lib/trpc.ts';

export type Subscription = Outputs['billing']['subscription'];

/** Somebody's plan as a page may know it before, or without, asking for their subscription. */
export type PlanOwner = Pick<
  CurrentUser,
  | 'userType'
  | 'subscriptionPlan'
  | 'subscriptionState'
  | 'isInTrial'
  | 'hasActiveSubscription'
  | 'trialEndDate'
  | 'paidUntil'
  | 'planUntil'
  | 'nextPlan'
  | 'daysLeft'
  | 'cancelledAt'
  | 'dailyMatchesLimit'
>;

type Pass = { id: PassId } & (typeof passes)[PassId];

/** What is paid for, with its price. */
export type Product = Plan | Pass;

export const isPass = (product: Product): product is Pass => isPassId(product.id);

export const findProduct = (id: ProductId): Product => (isPassId(id) ? { id, ...passes[id] } : findPlan(id));

/** The plan or pass that an address or a form names. */
export const productNamed = (name: unknown): ProductId | undefined => productIds.find((id) => id === name);

/** The level of a plan, which its icon shows. */
export const planLevel: Record<PlanId, 1 | 2 | 3> = { basic: 1, pro: 2, premium: 3 };

/** When the trial or the paid time that runs ends; undefined where neither does. */
export function runningUntil({ subscriptionState: state, trialEndDate, paidUntil }: PlanOwner) {
  return state === 'trial' || state === 'active' ? (paidUntil ?? trialEndDate ?? undefined) : undefined;
}

/** Whether a seller's listing is out of search because neither a trial nor paid time runs. */
export const isUnpaid = ({ userType, subscriptionState: state }: PlanOwner): boolean =>
  userType !== 'buyer' && (state === 'expired' || state === 'none');

/** The plan that shows a hidden listing again: the one that was paid last, else the cheapest. */
export function restoringPlan({ paidUntil, subscriptionPlan }: PlanOwner): Plan {
  return (paidUntil && findPlan(subscriptionPlan)) || findPlan('basic');
}

/** What buying a plan is for somebody: more of the same, a dearer one at once, or a cheaper one behind paid time that is left. */
export function purchaseWord({ id }: Plan, owner: PlanOwner): 'renew' | 'upgrade' | 'after' {
  const { subscriptionPlan, subscriptionState: state, paidUntil } = owner;
  // A trial was not paid for.
  if (subscriptionPlan === 'free' || paidUntil === null) return 'upgrade';
  if (subscriptionPlan === id) return 'renew';
  if (planLevel[id] > planLevel[subscriptionPlan]) return 'upgrade';
  return state === 'trial' || state === 'active' ? 'after' : 'upgrade';
}

/**
 * When a plan that somebody just paid for begins, where that is not now: behind the trial, or behind a dearer plan. Null where it
 * begins behind several, undefined where it runs.
 */
export function laterStart(plan: PlanId, owner: PlanOwner): string | null | undefined {
  const { nextPlan, planUntil, isInTrial, trialEndDate, subscriptionPlan, subscriptionState, paidUntil } =
    owner;
  if (nextPlan === plan) return planUntil;
  if (isInTrial) return trialEndDate;
  if (subscriptionState !== 'active' || subscriptionPlan === 'free') return undefined;
  if (planLevel[plan] >= planLevel[subscriptionPlan]) return undefined;
  return nextPlan ? null : paidUntil;
}

/** Who asks on a phone, and whose page can be opened in its place; `takesCards`: that page does. By every operator where nobody answers. */
export function waysOf(answer: Outputs['billing']['methods'] | undefined) {
  const methods = answer?.methods ?? [];
  const asking = answer ? methods.flatMap((method) => method.operators) : operators;
  const pageOf = methods.find((method) => method.pageOf)?.pageOf ?? null;
  const takesCards = methods.some(({ type }) => type === 'card');
  return { operators: asking, pageOf, takesCards, isOpen: asking.length > 0 || pageOf !== null };
}

export type PaymentWays = ReturnType<typeof waysOf>;

/** Where a plan or a pass is paid for; `next` is where somebody goes on after a pass. */
export function payPath(product: ProductId, next?: string): string {
  return `/upgrade?${new URLSearchParams({ plan: product, ...(next ? { next } : {}) })}`;
}
