import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { expect, it } from 'vitest';
import { trialFeatures } from './trial-features.ts';

it.each([
  ['basic', []],
  ['pro', ['profile-statistics']],
  ['premium', ['profile-statistics', 'analytics']],
])('promises no place in a trial of %s that only money brings', (id, more) => {
  const plan = findPlan(id);
  const free = ['direct-whatsapp', 'saved-contacts', 'standard-ranking'];
  expect(plan && trialFeatures(plan).toSorted()).toEqual([...free, ...more].toSorted());
});
