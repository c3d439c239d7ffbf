import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';

/** A quota that can be used up: by the day, by passes or both. Buyers have none; without a plan the limit is zero. */
export type CountedQuota = QuotaInfo & { dailyLimit: number; remaining: number };

export function isCounted(quota: QuotaInfo | undefined): quota is CountedQuota {
  return (
    quota !== undefined &&
    quota.accessType !== 'unlimited' &&
    (Boolean(quota.dailyLimit) || quota.passes.length > 0)
  );
}

/** Whether the next number is the first of the day; of passes where there is nothing else, the first of them. */
export const isFirst = ({ dailyLimit, viewedToday, passes }: CountedQuota): boolean =>
  dailyLimit > 0 ? viewedToday === 0 : passes.every(({ reveals, remaining }) => remaining === reveals);

/** Whether no number is left today. */
export function isSpent(quota: QuotaInfo | undefined): boolean {
  return isCounted(quota) && quota.remaining === 0;
}

type Day = Pick<CountedQuota, 'dailyLimit' | 'viewedToday'>;

/** How many of the plan's own may still be opened today. */
export const leftOfDay = ({ dailyLimit, viewedToday }: Day): number => Math.max(0, dailyLimit - viewedToday);

/** How many contacts passes hold together. */
export const heldBy = (passes: QuotaInfo['passes']): number =>
  passes.reduce((sum, { remaining }) => sum + remaining, 0);
