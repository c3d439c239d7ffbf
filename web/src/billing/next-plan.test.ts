import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { expect, it } from 'vitest';
import { nextPlan } from './next-plan.ts';

type Offer = { dailyLimit: number; isInTrial: boolean; paid?: PlanId; plan?: PlanId; brings?: string };

it.each<Offer>([
  { dailyLimit: 3, isInTrial: true, plan: 'pro', brings: 'inTrial' },
  { dailyLimit: 5, isInTrial: true, plan: 'pro', brings: 'later' },
  { dailyLimit: 3, isInTrial: true, paid: 'basic', plan: 'pro', brings: 'inTrial' },
  { dailyLimit: 5, isInTrial: true, paid: 'pro', plan: 'premium', brings: 'later' },
  { dailyLimit: 5, isInTrial: true, paid: 'premium' },
  { dailyLimit: 0, isInTrial: false, plan: 'basic', brings: 'now' },
  { dailyLimit: 5, isInTrial: false, plan: 'pro', brings: 'now' },
  { dailyLimit: 10, isInTrial: false, plan: 'premium', brings: 'now' },
  { dailyLimit: 15, isInTrial: false },
])('offers the next plan: $dailyLimit a day, in trial $isInTrial, paid $paid: $plan $brings', (given) => {
  const offer = nextPlan(given.dailyLimit, given.isInTrial, given.paid);
  expect([offer?.plan.id, offer?.brings]).toEqual([given.plan, given.brings]);
});
