import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import {
  findPlan,
  isPassId,
  type PassId,
  type Plan,
  type PlanId,
  type ProductId,
  passes,
  plans,
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

/** A plan that opens more, and from when: at once, at once and more still after the trial, or only after it. */
export type NextPlan = { plan: Plan; brings: 'now' | 'inTrial' | 'later' };

/**
 * The smallest plan that opens more contacts a day than somebody has now: in a trial first one whose trial limit is higher, because
 * that counts at once. Never one that somebody has paid for already, nor a cheaper one. Undefined for whoever has the most.
 */
export function nextPlan(dailyLimit: number, isInTrial: boolean, paid?: PlanId): NextPlan | undefined {
  const dearer = plans.slice(plans.findIndex(({ id }) => id === paid) + 1);
  const more = (kind: 'trial' | 'paid') => dearer.find((plan) => plan.dailyLimit[kind] > dailyLimit);
  const atOnce = isInTrial ? more('trial') : undefined;
  if (atOnce) return { plan: atOnce, brings: 'inTrial' };
  const plan = more('paid');
  return plan && { plan, brings: isInTrial ? 'later' : 'now' };
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

/** Who asks on a phone, and whose page can be opened in its place; `takesCards`: that page does. */
export function waysOf({ methods }: Outputs['billing']['methods']) {
  const operators = methods.flatMap((method) => method.operators);
  const pageOf = methods.find((method) => method.pageOf)?.pageOf ?? null;
  return {
    operators,
    pageOf,
    takesCards: methods.some(({ type }) => type === 'card'),
    isOpen: operators.length > 0 || pageOf !== null,
  };
}

export type PaymentWays = ReturnType<typeof waysOf>;

/** Where a plan or a pass is paid for; `next` is where somebody goes on after a pass. */
export function payPath(product: ProductId, next?: string): string {
  return `/upgrade?${new URLSearchParams({ plan: product, ...(next ? { next } : {}) })}`;
}
