import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';

/** A quota with a daily limit above zero. Buyers have none; without a plan the limit is zero. */
export type CountedQuota = QuotaInfo & { dailyLimit: number; remaining: number };

export function isCounted(quota: QuotaInfo | undefined): quota is CountedQuota {
  return quota !== undefined && quota.accessType !== 'unlimited' && Boolean(quota.dailyLimit);
}

/** Whether no number is left today. */
export function isSpent(quota: QuotaInfo | undefined): boolean {
  return isCounted(quota) && quota.remaining === 0;
}

/**
 * The more recent of two quotas. Answers may arrive out of order: on one day, under one limit, the count only grows.
 */
export function laterQuota(known: QuotaInfo | undefined, answered: QuotaInfo): QuotaInfo {
  const sameDay = known?.resetTime === answered.resetTime && known.dailyLimit === answered.dailyLimit;
  return sameDay && known.viewedToday > answered.viewedToday ? known : answered;
}
