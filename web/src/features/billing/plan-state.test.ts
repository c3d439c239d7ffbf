import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { expect, it } from 'vitest';
import { laterStart, type PlanOwner, purchaseWord, restoringPlan, waysOf } from './plan-state.ts';

const trialEnd = '2026-12-08T10:00:00.000Z';
const paidEnd = '2026-12-20T10:00:00.000Z';
const proEnd = '2026-12-10T10:00:00.000Z';

const onTrial: PlanOwner = {
  userType: 'seller',
  subscriptionPlan: 'basic',
  subscriptionState: 'trial',
  isInTrial: true,
  hasActiveSubscription: false,
  trialEndDate: trialEnd,
  paidUntil: null,
  planUntil: null,
  nextPlan: null,
  daysLeft: 9,
  cancelledAt: null,
  dailyMatchesLimit: 3,
};

const paid: PlanOwner = {
  ...onTrial,
  subscriptionPlan: 'pro',
  subscriptionState: 'active',
  isInTrial: false,
  hasActiveSubscription: true,
  paidUntil: paidEnd,
};

it.each([
  ['behind the trial', 'pro', onTrial, trialEnd],
  ['at once where more of the same is bought', 'pro', paid, undefined],
  ['at once where it is dearer', 'premium', paid, undefined],
  ['behind the dearer one', 'basic', paid, paidEnd],
  ['where the server says', 'basic', { ...paid, planUntil: proEnd, nextPlan: 'basic' }, proEnd],
  ['at once where the paid time is over', 'basic', { ...paid, subscriptionState: 'grace' }, undefined],
] as const)('a paid plan begins %s', (_, plan, owner, start) => {
  expect(laterStart(plan, owner)).toBe(start);
});

it.each([
  ['upgrade', 'basic', onTrial],
  ['renew', 'pro', paid],
  ['upgrade', 'premium', paid],
  ['after', 'basic', paid],
  ['upgrade', 'basic', { ...paid, subscriptionState: 'expired' }],
] as const)('it says %s on %s', (word, plan, owner) => {
  expect(purchaseWord(findPlan(plan), owner)).toBe(word);
});

it('shows a listing again by the plan that was paid last, else by the cheapest', () => {
  expect(restoringPlan({ ...paid, subscriptionState: 'expired' }).id).toBe('pro');
  expect(restoringPlan({ ...onTrial, subscriptionState: 'expired' }).id).toBe('basic');
});

it('lets somebody pay where the ways to pay could not be read, and not where none is open', () => {
  expect(waysOf(undefined)).toMatchObject({ operators: ['mtn', 'orange'], isOpen: true });
  expect(waysOf({ methods: [] }).isOpen).toBe(false);
});
