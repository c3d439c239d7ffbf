import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';

/** Of a seller in the trial who has opened one number of three today. */
export const trialQuota: QuotaInfo = {
  dailyLimit: 3,
  viewedToday: 1,
  remaining: 2,
  canViewMore: true,
  resetTime: '2026-11-20T23:00:00.000Z',
  resetTimeFormatted: '',
  resetInSeconds: 3600,
  accessType: 'limited',
  isInTrial: true,
  planType: 'basic',
  passes: [],
};
