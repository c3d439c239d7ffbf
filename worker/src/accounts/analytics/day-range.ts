import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { type TimeRange, timeRangeDays } from '@mboalink/shared/insights/time-ranges.ts';

/** The days that the views of today, this week and this month are counted from. */
export const viewSpans = { today: 1, thisWeek: 7, thisMonth: 30 } as const;

/**
 * The days of a range, which ends today. It is compared without today, which is not over: its days to `yesterday` with as many
 * from `before` to `beforeTo`, the same days of the week before where it is a week.
 */
export type DayRange = {
  timeRange: TimeRange;
  from: string;
  yesterday: string;
  to: string;
  before: string;
  beforeTo: string;
  days: string[];
};

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
    yesterday: daysAgo(now, 1),
    to: doualaDay(now),
    before: daysAgo(now, 2 * length - 1),
    beforeTo: daysAgo(now, length + 1),
    days,
  };
}
