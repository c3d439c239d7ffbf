import { daysUntil } from '../format/days-until.ts';
import type { CurrentUser } from './user.ts';

/** From so many days before its end on, the trial comes first. */
const lastDays = 5;

/** Whether a trial is in its last days, and nothing is paid for the time after it. */
export function endsUnpaid({ isInTrial, trialEndDate, paidUntil }: CurrentUser, now: number): boolean {
  return isInTrial && paidUntil === null && trialEndDate !== null && daysUntil(trialEndDate, now) <= lastDays;
}
