import { describe, expect, it } from 'vitest';
import { trialQuota as trial } from '../../../test/quota.ts';
import { heldBy, isCounted, isSpent, leftOfDay } from './quota-state.ts';

describe('the quota', () => {
  it('is counted for who has a limit that is not zero', () => {
    expect(isCounted(trial)).toBe(true);
    expect(isCounted({ ...trial, dailyLimit: 0, remaining: 0 })).toBe(false);
    expect(isCounted({ ...trial, dailyLimit: null, remaining: null, accessType: 'unlimited' })).toBe(false);
    expect(isCounted(undefined)).toBe(false);
  });

  it('is counted and not spent while a pass holds something, with a plan or without', () => {
    const pass = { kind: 'day', reveals: 10, remaining: 4, endsAt: '2026-11-21T12:00:00.000Z' } as const;
    const spent = { ...trial, viewedToday: 3, remaining: 4, passes: [pass] };
    const expired = { ...spent, dailyLimit: 0, viewedToday: 0 };
    for (const quota of [spent, expired]) expect([isCounted(quota), isSpent(quota)]).toEqual([true, false]);
    const left = (viewedToday: number, dailyLimit: number) => leftOfDay({ viewedToday, dailyLimit });
    expect([left(1, 3), left(3, 3), left(4, 3), left(0, 0)]).toEqual([2, 0, 0, 0]);
    expect(heldBy([pass, { ...pass, remaining: 50 }])).toBe(54);
    expect(isSpent({ ...spent, remaining: 0, passes: [] })).toBe(true);
  });
});
