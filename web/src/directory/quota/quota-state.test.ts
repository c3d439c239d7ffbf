import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { describe, expect, it } from 'vitest';
import { isCounted } from './quota-state.ts';

const trial: QuotaInfo = {
  dailyLimit: 3,
  viewedToday: 1,
  remaining: 2,
  canViewMore: true,
  resetTime: '2026-11-20T23:00:00.000Z',
  resetTimeFormatted: '',
  accessType: 'limited',
  isInTrial: true,
  planType: 'basic',
};

describe('the quota', () => {
  it('is counted for who has a limit that is not zero', () => {
    expect(isCounted(trial)).toBe(true);
    expect(isCounted({ ...trial, dailyLimit: 0, remaining: 0 })).toBe(false);
    expect(isCounted({ ...trial, dailyLimit: null, remaining: null, accessType: 'unlimited' })).toBe(false);
    expect(isCounted(undefined)).toBe(false);
  });
});
