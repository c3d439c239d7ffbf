import { expect, it } from 'vitest';
import { planIds } from '../catalogue/plans.ts';
import { planShown } from './plan-shown.ts';

const paidUntil = '2026-12-21T12:00:00.000Z';

it('a trial of any plan is called a trial, and nobody paid for its place', () => {
  for (const plan of planIds) {
    expect(planShown(plan, { state: 'trial', paidUntil: null })).toEqual({
      badge: 'trial',
      sponsored: false,
    });
  }
});

it('what was paid is named, and moves up from pro on, in a running trial and in days of grace too', () => {
  for (const state of ['trial', 'active', 'grace'] as const) {
    expect(planShown('basic', { state, paidUntil })).toEqual({ badge: 'basic', sponsored: false });
    expect(planShown('pro', { state, paidUntil })).toEqual({ badge: 'pro', sponsored: true });
    expect(planShown('premium', { state, paidUntil })).toEqual({ badge: 'premium', sponsored: true });
  }
});

it('nothing is sponsored once it has ended, or without a plan', () => {
  expect(planShown('premium', { state: 'expired', paidUntil }).sponsored).toBe(false);
  expect(planShown(null, { state: 'none', paidUntil: null })).toEqual({ badge: null, sponsored: false });
});
