import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { type TimeRange, timeRangeDays } from '@mboalink/shared/insights/time-ranges.ts';

/** The days that the views of today, this week and this month are counted from. */
export const viewSpans = { today: 1, thisWeek: 7, thisMonth: 30 } as const;

/** The days of a range, which ends today, and the first of as many before them. */
export type DayRange = { timeRange: TimeRange; from: string; to: string; before: string; days: string[] };

/** The day in Douala so many days before that of an instant. */
export function daysAgo(now: Date, days: number): string {
  return doualaDay(new Date(now.getTime() - days * dayMilliseconds));
}

export function dayRange(now: Date, timeRange: TimeRange): DayRange {
  const length = timeRangeDays[timeRange];
  const days = Array.from({ length }, (_, at) => daysAgo(now, length - 1 - at));
  return {
    timeRange,
    from: daysAgo(now, length - 1),
    to: doualaDay(now),
    before: daysAgo(now, 2 * length - 1),
    days,
  };
}
