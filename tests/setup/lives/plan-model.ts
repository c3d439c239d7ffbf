import { type PlanId, planIds, type SubscriptionState } from '@mboalink/shared/billing/plan-ids.ts';
import { findPlan, graceDays, paidPeriodDays } from '@mboalink/shared/catalogue/plans.ts';

const day = 24 * 60 * 60 * 1000;
const bought = paidPeriodDays * day;
const dearestFirst = planIds.toReversed();
const priceOf = (plan: PlanId) => findPlan(plan)?.chargeAmount ?? 0;

/** Time of one plan as time of a dearer one, up to the second. */
const secondsFor = (milliseconds: number, plan: PlanId, dearer: PlanId) =>
  Math.ceil((milliseconds * priceOf(plan)) / (priceOf(dearer) * 1000));

/** What a plain reading of the rules makes of one member's trial and payments; all times are milliseconds since 1970. */
export type Modelled = ReturnType<typeof modelMember>;

/** Somebody whose trial of a plan ends at an instant. */
export function modelMember(trialPlan: PlanId, trialEnd: number) {
  let left: Record<PlanId, number> = { basic: 0, pro: 0, premium: 0 };
  /** Up to where `left` is used up. */
  let from = trialEnd;
  let lastPlan = trialPlan;
  let hasPaid = false;

  function useUpTo(now: number) {
    let rest = Math.max(0, now - from);
    from = Math.max(from, now);
    for (const plan of dearestFirst) {
      const used = Math.min(rest, left[plan]);
      left[plan] -= used;
      rest -= used;
      if (used > 0) lastPlan = plan;
    }
    return rest;
  }

  let overSince: number | null = null;

  const paidTime = () => planIds.reduce((sum, plan) => sum + left[plan], 0);

  /** Lets time pass. */
  function pass(now: number) {
    const rest = useUpTo(now);
    if (now >= trialEnd && paidTime() === 0) overSince ??= now - rest;
  }

  function pay(plan: PlanId, now: number) {
    pass(now);
    const running = dearestFirst.find((one) => left[one] > 0);
    if (running !== undefined && priceOf(plan) > priceOf(running)) {
      const converted = planIds.reduce((sum, one) => sum + secondsFor(left[one], one, plan) * 1000, 0);
      left = { basic: 0, pro: 0, premium: 0, [plan]: converted };
    }
    left[plan] += bought;
    hasPaid = true;
    overSince = null;
  }

  /** What is true at an instant up to which time has passed. */
  function look(now: number) {
    pass(now);
    const plan = dearestFirst.find((one) => left[one] > 0) ?? lastPlan;
    const state = stateAt(now);
    const limits = findPlan(plan)?.dailyLimit;
    const isRunning = state === 'active' || state === 'grace';
    const paid = spans();
    const endsAt = paid.at(-1)?.until ?? trialEnd;
    return {
      state,
      plan,
      spans: paid,
      endsAt,
      /** Until when others find them, where nothing more is paid. */
      shownUntil: hasPaid ? Math.max(trialEnd, (overSince ?? endsAt) + graceDays * day) : trialEnd,
      dailyLimit: (state === 'trial' ? limits?.trial : isRunning ? limits?.paid : 0) ?? 0,
      weight: hasPaid ? planIds.indexOf(plan) + 1 : 1,
      isListed: state !== 'expired',
    };
  }

  /** Which paid plan runs until when, the dearest first. */
  function spans() {
    let end = from;
    return dearestFirst.flatMap((plan) => {
      end += left[plan];
      return left[plan] > 0 ? [{ plan, until: end }] : [];
    });
  }

  function stateAt(now: number): SubscriptionState {
    if (now < trialEnd) return 'trial';
    if (overSince === null) return 'active';
    return hasPaid && now < overSince + graceDays * day ? 'grace' : 'expired';
  }

  return { pay, look };
}
