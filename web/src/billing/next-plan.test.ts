import { expect, it } from 'vitest';
import { nextPlan } from './next-plan.ts';

it.each([
  [3, true, 'pro'],
  [5, true, 'pro'],
  [0, false, 'basic'],
  [5, false, 'pro'],
  [10, false, 'premium'],
  [15, false, undefined],
])('offers to who opens %i a day (in trial: %s) the plan %s', (dailyLimit, isInTrial, plan) => {
  expect(nextPlan(dailyLimit, isInTrial)?.id).toBe(plan);
});
