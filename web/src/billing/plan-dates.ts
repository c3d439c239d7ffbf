import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';

/** When the trial or the paid time that runs ends; undefined where neither does. */
export function runningUntil({ subscriptionState: state, trialEndDate, paidUntil }: CurrentUser) {
  return state === 'trial' || state === 'active' ? (paidUntil ?? trialEndDate ?? undefined) : undefined;
}
