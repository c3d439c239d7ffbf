import { describe, expect, it } from 'vitest';
import { trialQuota as trial } from '../../../test/quota.ts';
import { isCounted } from './quota-state.ts';

describe('the quota', () => {
  it('is counted for who has a limit that is not zero', () => {
    expect(isCounted(trial)).toBe(true);
    expect(isCounted({ ...trial, dailyLimit: 0, remaining: 0 })).toBe(false);
    expect(isCounted({ ...trial, dailyLimit: null, remaining: null, accessType: 'unlimited' })).toBe(false);
    expect(isCounted(undefined)).toBe(false);
  });
});
