import type { CurrentUser } from './user.ts';

/** From so many days before its end on, the trial comes first. */
const lastDays = 5;

/** Whether a trial is in its last days, and nothing is paid for the time after it. */
export function endsUnpaid({ isInTrial, daysLeft, paidUntil }: CurrentUser): boolean {
  return isInTrial && paidUntil === null && daysLeft !== null && daysLeft <= lastDays;
}
