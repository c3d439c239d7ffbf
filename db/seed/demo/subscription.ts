import type { PlanId } from '@mboalink/shared/billing/plan-ids.ts';
import { paidPeriodDays, trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { between, chance, type Random, weightedPicker } from '../random.ts';

/** `paidUntil` is null where nothing was ever paid. */
export type DemoSubscription = { plan: PlanId; trialEndsAt: Date; paidUntil: Date | null };

const dayMilliseconds = 24 * 60 * 60 * 1000;
const threeYearsOfDays = 3 * 365;

const choosePlan = weightedPicker<PlanId>([
  ['basic', 79],
  ['pro', 15],
  ['premium', 6],
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

/** In the first month a trial; later paid time, but for a few who let it end, some without ever paying. */
export function chooseSubscription(random: Random, joinedAt: Date, now: Date): DemoSubscription {
  const plan = choosePlan(random);
  const trialEndsAt = new Date(joinedAt.getTime() + trialDays * dayMilliseconds);
  if (trialEndsAt > now) {
    const hasPaid = chance(random, 0.2);
    const paidUntil = new Date(trialEndsAt.getTime() + paidPeriodDays * dayMilliseconds);
    return { plan, trialEndsAt, paidUntil: hasPaid ? paidUntil : null };
  }
  if (chance(random, 0.04)) return { plan, trialEndsAt, paidUntil: null };
  if (chance(random, 0.04)) {
    const sinceTrial = now.getTime() - trialEndsAt.getTime();
    return {
      plan,
      trialEndsAt,
      paidUntil: new Date(trialEndsAt.getTime() + Math.floor(sinceTrial * random())),
    };
  }
  // Months bought ahead, so that a demo that is left running does not empty itself.
  const paidUntil = new Date(now.getTime() + between(random, 5 * 24, 240 * 24) * (dayMilliseconds / 24));
  return { plan, trialEndsAt, paidUntil };
}
