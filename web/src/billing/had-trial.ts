import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';

/** Whether the free month is somebody's no more: they are in it, or had it, or pay. */
export function hadTrial(user: CurrentUser | null): boolean {
  return user !== null && (user.trialEndDate !== null || user.paidUntil !== null);
}
