import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { graceDays } from '@mboalink/shared/catalogue/plans.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';

/** When the trial or the paid time that runs ends; undefined where neither does. */
export function runningUntil({ subscriptionState: state, trialEndDate, paidUntil }: CurrentUser) {
  return state === 'trial' || state === 'active' ? (paidUntil ?? trialEndDate ?? undefined) : undefined;
}

/** Until when a listing stays in search after paid time that ended. */
export const shownUntil = (paidUntil: string): string =>
  new Date(Date.parse(paidUntil) + graceDays * dayMilliseconds).toISOString();
