import { nextDoualaMidnight } from '@mboalink/shared/day.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { formatDateTime } from '@mboalink/shared/format/dates.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { toRunningPasses } from '../billing/subscription-state.ts';
import type { ViewerRow } from './viewer.ts';

/** How many contacts passes hold together. */
export const heldBy = (passes: ViewerRow['passes']): number =>
  passes.reduce((sum, { remaining }) => sum + remaining, 0);

/** What a viewer may still open today, in the words of the contract. */
export function quotaInfo(viewer: ViewerRow, now: Date, language: Language): QuotaInfo {
  const reset = nextDoualaMidnight(now);
  const { dailyLimit, viewedToday, passes } = viewer;
  const remaining = dailyLimit === null ? null : Math.max(0, dailyLimit - viewedToday) + heldBy(passes);
  return {
    dailyLimit,
    viewedToday,
    remaining,
    canViewMore: remaining === null || remaining > 0,
    resetTime: reset.toISOString(),
    resetTimeFormatted: formatDateTime(reset, language),
    resetInSeconds: Math.ceil((reset.getTime() - now.getTime()) / 1000),
    accessType: dailyLimit === null ? 'unlimited' : 'limited',
    isInTrial: viewer.state === 'trial',
    planType: viewer.plan ?? 'free',
    passes: toRunningPasses(passes),
  };
}
