import { expect, it } from 'vitest';
import { nextPlan } from './next-plan.ts';

it.each([
  [3, true, 'pro', 'inTrial'],
  [5, true, 'pro', 'later'],
  [0, false, 'basic', 'now'],
  [5, false, 'pro', 'now'],
  [10, false, 'premium', 'now'],
  [15, false, undefined, undefined],
])('offers to who opens %i a day (in trial: %s) the plan %s (%s)', (dailyLimit, isInTrial, plan, brings) => {
  const offer = nextPlan(dailyLimit, isInTrial);
  expect([offer?.plan.id, offer?.brings]).toEqual([plan, brings]);
});
