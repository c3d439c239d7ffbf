import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { PlanId } from '@mboalink/shared/catalogue/plans.ts';
import { expect, it } from 'vitest';
import { seller } from '../../test/seller.ts';
import { laterStart } from './later-start.ts';

const trialEnd = '2026-12-01T09:00:00.000Z';
const dearerEnd = '2026-12-20T09:00:00.000Z';
const end = '2027-01-19T09:00:00.000Z';
const trial = { ...seller, trialEndDate: trialEnd };
const premium: CurrentUser = {
  ...seller,
  ...{ isInTrial: false, subscriptionPlan: 'premium', subscriptionState: 'active', paidUntil: dearerEnd },
};

const cases: [string, PlanId, CurrentUser | null, string | null | undefined][] = [
  ['nobody known', 'pro', null, undefined],
  ['in a trial', 'pro', trial, trialEnd],
  ['after a dearer plan, as known before it was paid', 'basic', premium, dearerEnd],
  [
    'after a dearer plan, as known since',
    'basic',
    { ...premium, paidUntil: end, planUntil: dearerEnd, nextPlan: 'basic' },
    dearerEnd,
  ],
  ['after two', 'basic', { ...premium, paidUntil: end, planUntil: dearerEnd, nextPlan: 'pro' }, null],
  ['renewed', 'premium', premium, undefined],
  ['dearer', 'premium', { ...premium, subscriptionPlan: 'basic' }, undefined],
  ['expired', 'basic', { ...premium, subscriptionState: 'expired' }, undefined],
];

it.each(cases)('%s: when %s begins', (_, plan, user, begins) => {
  expect(laterStart(plan, user)).toBe(begins);
});
