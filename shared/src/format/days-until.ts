import { dayMilliseconds } from '../day.ts';

/** How many days are left until an instant, a started one counting whole; 0 once it has passed. */
export function daysUntil(instant: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / dayMilliseconds));
}
