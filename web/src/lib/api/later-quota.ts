import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';

/**
 * Of two answers the one to believe. Answers may overtake each other: on one day, under one limit, numbers are
 * only ever added, and a pass holds ever less.
 */
export function laterQuota(known: QuotaInfo | undefined, answered: QuotaInfo): QuotaInfo {
  const sameDay = known?.resetTime === answered.resetTime && known.dailyLimit === answered.dailyLimit;
  if (!sameDay) return answered;
  const isLater =
    known.viewedToday > answered.viewedToday ||
    known.passes.some((pass) =>
      answered.passes.some((one) => one.endsAt === pass.endsAt && one.remaining > pass.remaining),
    );
  return isLater ? known : answered;
}
