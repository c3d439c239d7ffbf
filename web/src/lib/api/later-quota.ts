import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';

/**
 * Of two answers the one to believe. Answers may overtake each other: on one day, under one limit, numbers are
 * only ever added.
 */
export function laterQuota(known: QuotaInfo | undefined, answered: QuotaInfo): QuotaInfo {
  const sameDay = known?.resetTime === answered.resetTime && known.dailyLimit === answered.dailyLimit;
  return sameDay && known.viewedToday > answered.viewedToday ? known : answered;
}
