import type { UserType } from '@mboalink/shared/accounts/user-types.ts';
import type { PlanId, SubscriptionState } from '@mboalink/shared/billing/plan-ids.ts';
import { trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { comeBackDays } from '@mboalink/shared/limits.ts';
import { type Modelled, modelMember } from './plan-model.ts';

const day = 24 * 60 * 60 * 1000;

type Looked = Omit<ReturnType<Modelled['look']>, 'state' | 'plan' | 'dailyLimit'> & {
  state: SubscriptionState;
  plan: PlanId | null;
  dailyLimit: number | null;
};

/** Somebody who never sold. */
const nothing: Looked = {
  ...{ state: 'none', plan: null, dailyLimit: null },
  ...{ spans: [], endsAt: 0, shownUntil: 0, weight: 0, isListed: false },
};

/** What the numbers of somebody who left with running time are limited to, and until when. */
type Kept = { limit: number; until: number };

export type ModelledAccount = ReturnType<typeof modelAccount>;

/**
 * What a plain reading of the rules makes of one person's accounts: sellers have one trial in all, whoever becomes a buyer
 * keeps what runs as long as others find them, and whoever leaves is back with all of it within seven days, and without it
 * afterwards.
 */
export function modelAccount() {
  let userType: UserType = 'buyer';
  let plans: Modelled | null = null;
  let isCancelled = false;
  let hadTrial = false;
  let leftAt: number | null = null;
  let turnedBuyerAt: number | null = null;
  let isErased = false;
  /** What was left behind, and what of it holds for the account of now. */
  let left: Kept | null = null;
  let kept: Kept | null = null;

  function register(type: UserType, plan: PlanId, at: number) {
    ({ userType, leftAt, isErased } = { userType: type, leftAt: null, isErased: false });
    turnedBuyerAt = null;
    ({ plans, isCancelled, kept } = { plans: null, isCancelled: false, kept: left });
    if (type !== 'buyer') beginTrial(plan, at);
  }

  function beginTrial(plan: PlanId, at: number) {
    plans ??= modelMember(plan, hadTrial ? at : at + trialDays * day);
  }

  function turn(type: UserType, plan: PlanId, at: number) {
    if (type !== 'buyer') turnedBuyerAt = null;
    else if (userType !== 'buyer') turnedBuyerAt = at;
    userType = type;
    if (type !== 'buyer') beginTrial(plan, at);
  }

  function pay(plan: PlanId, at: number) {
    plans?.pay(plan, at);
    isCancelled = false;
  }

  function leave(at: number) {
    leftAt = at;
    if (!plans) return;
    hadTrial = true;
    const { dailyLimit, shownUntil: until, isListed } = look(at);
    if (!isListed || dailyLimit === null) return;
    left = {
      limit: Math.min(left?.limit ?? dailyLimit, dailyLimit),
      until: Math.max(left?.until ?? 0, until),
    };
  }

  /** What the clock does with whoever left. */
  function erase(at: number) {
    isErased ||= leftAt !== null && at >= leftAt + comeBackDays * day;
  }

  function look(at: number) {
    const base: Looked = plans?.look(at) ?? nothing;
    const isBuyer = userType === 'buyer';
    const runs = base.state === 'trial' || base.state === 'active';
    // Who turns buyer stays what they were as long as others find them, after paid time too.
    const isFree = isBuyer && !base.isListed;
    const keptLimit = kept && kept.until > at ? kept.limit : null;
    const soldToday =
      turnedBuyerAt !== null && doualaDay(new Date(turnedBuyerAt)) === doualaDay(new Date(at));
    return {
      ...base,
      ...(isFree && { state: 'none' as const, dailyLimit: keptLimit }),
      /** Who sold on this day is shown nobody new as a buyer without a limit. */
      mayOpen: !(isFree && keptLimit === null && soldToday),
      ...{ isBuyer, runs, isCancelled },
      /** What others see of the listing does not change with who its owner is today. */
      shown: leftAt === null && base.isListed ? { state: base.state, plan: base.plan } : null,
    };
  }

  return {
    ...{ register, turn, pay, leave, erase, look },
    comeBack: () => {
      leftAt = null;
    },
    setCancelled: (value: boolean) => {
      isCancelled = value;
    },
    isAway: () => leftAt !== null,
    isErased: () => isErased,
  };
}
