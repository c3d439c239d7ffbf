import { type PlanId, paidPeriodDays, trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { chance, type Random, weightedPicker } from '../random.ts';

/** `paidUntil` is null where nothing was ever paid. */
type DemoMembership = { plan: PlanId; joinedAt: Date; trialEndsAt: Date; paidUntil: Date | null };

const threeYearsOfDays = 3 * 365;

const choosePlan = weightedPicker<PlanId>([
  ['basic', 35],
  ['pro', 7],
  ['premium', 3],
]);

/** When somebody joined: over the last three years, more of them lately. */
export function chooseJoinedAt(random: Random, now: Date): Date {
  const days = 0.02 + threeYearsOfDays * random() ** 2;
  return new Date(now.getTime() - Math.floor(days * dayMilliseconds));
}

/** When somebody was here last: most within a month, never before joining. */
export function chooseLastSeenAt(random: Random, joinedAt: Date, now: Date): Date {
  const days = chance(random, 0.65) ? 30 * random() ** 1.5 : 365 * random();
  const seen = now.getTime() - Math.floor(days * dayMilliseconds);
  return new Date(Math.max(seen, joinedAt.getTime()));
}

/** Of those who were not picked for a trial or an end before: so many have paid. */
const paysAfterTrial = 0.56;

/**
 * In the first month a trial; later paid time, but for a few who let it end, some without ever paying. As in a directory that
 * grows fast about half are on trial: who would be older and pays nothing joined lately instead.
 */
export function chooseMembership(random: Random, joinedAt: Date, now: Date): DemoMembership {
  const plan = choosePlan(random);
  const trialEndsAt = trialEndOf(joinedAt);
  if (trialEndsAt > now) {
    const hasPaid = chance(random, 0.2);
    const paidUntil = new Date(trialEndsAt.getTime() + paidPeriodDays * dayMilliseconds);
    return { plan, joinedAt, trialEndsAt, paidUntil: hasPaid ? paidUntil : null };
  }
  if (chance(random, 0.04)) return { plan, joinedAt, trialEndsAt, paidUntil: null };
  const letsItEnd = chance(random, 0.04);
  const share = random();
  if (letsItEnd) {
    const sinceTrial = now.getTime() - trialEndsAt.getTime();
    const paidUntil = new Date(trialEndsAt.getTime() + Math.floor(sinceTrial * share));
    return { plan, joinedAt, trialEndsAt, paidUntil };
  }
  if (share >= paysAfterTrial) {
    const days = (trialDays * (1 - share)) / (1 - paysAfterTrial);
    const lately = new Date(now.getTime() - Math.floor(days * dayMilliseconds));
    return { plan, joinedAt: lately, trialEndsAt: trialEndOf(lately), paidUntil: null };
  }
  // Months bought ahead, so that a demo that is left running does not empty itself.
  const days = 5 + (235 * share) / paysAfterTrial;
  return {
    plan,
    joinedAt,
    trialEndsAt,
    paidUntil: new Date(now.getTime() + Math.floor(days * dayMilliseconds)),
  };
}

const trialEndOf = (joinedAt: Date) => new Date(joinedAt.getTime() + trialDays * dayMilliseconds);
