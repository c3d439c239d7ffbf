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
