import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';

/** A quota that counts down: not a buyer's, and not that of somebody who may open nothing at all. */
export type CountedQuota = QuotaInfo & { dailyLimit: number; remaining: number };

export function isCounted(quota: QuotaInfo | undefined): quota is CountedQuota {
  return quota !== undefined && quota.accessType !== 'unlimited' && Boolean(quota.dailyLimit);
}

/** Whether the day's last contact was opened. */
export function isSpent(quota: QuotaInfo | undefined): boolean {
  return isCounted(quota) && quota.remaining === 0;
}

/**
 * Of two answers the one to believe. Answers may overtake each other: on one day, under one limit, numbers are
 * only ever added.
 */
export function laterQuota(known: QuotaInfo | undefined, answered: QuotaInfo): QuotaInfo {
  const sameDay = known?.resetTime === answered.resetTime && known.dailyLimit === answered.dailyLimit;
  return sameDay && known.viewedToday > answered.viewedToday ? known : answered;
}
