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

/** '5 h 12' or '12 min' from now to an instant. */
export function timeUntil(instant: string, now: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(instant) - now) / 60_000));
  const rest = minutes % 60;
  if (minutes < 60) return `${minutes} min`;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, '0')}`;
}
