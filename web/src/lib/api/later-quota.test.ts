import { expect, it } from 'vitest';
import { trialQuota as trial } from '../../../test/quota.ts';
import { laterQuota } from './later-quota.ts';

it('is not set back by an answer that was overtaken', () => {
  const two = { ...trial, viewedToday: 2, remaining: 1 };
  expect(laterQuota(two, trial)).toBe(two);
  expect(laterQuota(trial, two)).toBe(two);
});

it('starts anew on another day or under another plan', () => {
  const spent = { ...trial, viewedToday: 3, remaining: 0 };
  const tomorrow = { ...trial, viewedToday: 0, resetTime: '2026-11-21T23:00:00.000Z' };
  const paid = { ...trial, viewedToday: 0, dailyLimit: 5 };
  expect(laterQuota(spent, tomorrow)).toBe(tomorrow);
  expect(laterQuota(spent, paid)).toBe(paid);
});

it('is not set back while a pass is used up, and starts anew with another', () => {
  const pass = { kind: 'day', reveals: 10, endsAt: '2026-11-21T12:00:00.000Z' } as const;
  const nine = { ...trial, remaining: 9, passes: [{ ...pass, remaining: 9 }] };
  const eight = { ...trial, remaining: 8, passes: [{ ...pass, remaining: 8 }] };
  expect(laterQuota(eight, nine)).toBe(eight);
  expect(laterQuota(nine, eight)).toBe(eight);
  const bought = {
    ...eight,
    passes: [...eight.passes, { ...pass, remaining: 10, endsAt: '2026-11-22T12:00:00.000Z' }],
  };
  expect(laterQuota(eight, bought)).toBe(bought);
});
