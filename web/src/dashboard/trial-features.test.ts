import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { expect, it } from 'vitest';
import { trialFeatures } from './trial-features.ts';

it.each(['basic', 'pro', 'premium'])('promises no place in a trial of %s that only money brings', (id) => {
  const plan = findPlan(id);
  expect(plan && trialFeatures(plan)).toEqual(['direct-whatsapp', 'standard-ranking']);
});
