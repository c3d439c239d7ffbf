export const hourMilliseconds = 60 * 60 * 1000;
export const dayMilliseconds = 24 * hourMilliseconds;

/** Africa/Douala keeps UTC+1 all year; a fixed offset gives one answer on every machine. */
const offsetMilliseconds = hourMilliseconds;

/** The calendar day in Douala at an instant, as 'YYYY-MM-DD'. */
export function doualaDay(instant: Date): string {
  return new Date(instant.getTime() + offsetMilliseconds).toISOString().slice(0, 10);
}

/** The next midnight in Douala after an instant: when the daily quota starts anew. */
export function nextDoualaMidnight(instant: Date): Date {
  const day = Math.floor((instant.getTime() + offsetMilliseconds) / dayMilliseconds);
  return new Date((day + 1) * dayMilliseconds - offsetMilliseconds);
}

/** The midnight in Douala that began the day of an instant. */
export function startOfDoualaDay(instant: Date): Date {
  return new Date(nextDoualaMidnight(instant).getTime() - dayMilliseconds);
}

/** Whole seconds to the next midnight in Douala, at least one. */
export function secondsUntilMidnight(instant: Date): number {
  return Math.ceil((nextDoualaMidnight(instant).getTime() - instant.getTime()) / 1000);
}

/** The weekday of a day ('2026-11-14'): 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  // Sunday is the first day of JavaScript's week, and the last of ours.
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** The hour of the clock in Douala at an instant, from 0 to 23. */
export function doualaHour(instant: Date): number {
  return new Date(instant.getTime() + offsetMilliseconds).getUTCHours();
}

/** A member counts as active for so many days after they were last here. */
export const activeDays = 30;
