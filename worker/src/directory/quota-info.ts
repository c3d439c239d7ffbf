import { nextDoualaMidnight } from '@mboalink/shared/day.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { ViewerRow } from './viewer.ts';

/** What a viewer may still open today, in the words of the contract. */
export function quotaInfo(viewer: ViewerRow, now: Date, language: Language): QuotaInfo {
  const reset = nextDoualaMidnight(now);
  const remaining = viewer.dailyLimit === null ? null : Math.max(0, viewer.dailyLimit - viewer.viewedToday);
  return {
    dailyLimit: viewer.dailyLimit,
    viewedToday: viewer.viewedToday,
    remaining,
    canViewMore: remaining === null || remaining > 0,
    resetTime: reset.toISOString(),
    resetTimeFormatted: formatDateTime(reset, language),
    accessType: viewer.dailyLimit === null ? 'unlimited' : 'limited',
    isInTrial: viewer.state === 'trial',
    planType: viewer.plan ?? 'free',
  };
}
