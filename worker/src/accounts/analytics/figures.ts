import { listingDays } from '@mboalink/db/schema/insights.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Change, Figure } from '@mboalink/shared/insights/analytics-calls.ts';
import { figureLimits, type TimeRange, timeRangeDays } from '@mboalink/shared/insights/time-ranges.ts';
import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm';
import type { ViewerRow } from '../../directory/viewer.ts';
import { peopleIn } from '../../insights/events.ts';
import type { MemberContext } from '../../trpc.ts';

/** What one day of a listing came to. */
export type Day = {
  day: string;
  views: number;
  clickers: number;
  requests: number;
  whatsappClicks: number;
  phoneClicks: number;
  emailClicks: number;
};

const countNothing: Omit<Day, 'day'> = {
  ...{ views: 0, clickers: 0, requests: 0 },
  ...{ whatsappClicks: 0, phoneClicks: 0, emailClicks: 0 },
};

/** The sums of the days from one to another. */
export function sumOf(days: readonly Day[], { from, to }: { from: string; to: string }) {
  const sum = { ...countNothing };
  for (const { day, ...counts } of days) {
    if (day < from || day > to) continue;
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += counts[name];
  }
  return sum;
}

type Sum = ReturnType<typeof sumOf>;

/** Taps in any way. */
export const clicksOf = ({ whatsappClicks, phoneClicks, emailClicks }: Omit<Sum, 'day'>): number =>
  whatsappClicks + phoneClicks + emailClicks;

/** How many in a hundred who looked got in touch, to a decimal. */
export function engagementOf({ views, clickers }: Pick<Sum, 'views' | 'clickers'>): number {
  return views === 0 ? 0 : Math.round((clickers / views) * 1000) / 10;
}

/** What something came to: in a range, in its days that are over, and in as many before. */
export type Compared = { current: number; whole: number; previous: number };

/** What something changed by in the days that are over, in per cent. */
export function changeOf({ current, whole, previous }: Compared): Change {
  if (previous === 0) return current === 0 ? 0 : 'new';
  return Math.round(((whole - previous) / previous) * 100);
}

/** What a rate changed by, in points. */
export function pointsOf({ current, whole, previous }: Compared): Change {
  if (previous === 0) return current === 0 ? 0 : 'new';
  return Math.round(whole - previous);
}

/** A figure of a listing's days, compared; `changeBy` words what it changed by. */
export function figureOf(
  periods: Periods,
  of: (sum: Sum) => number,
  changeBy: (compared: Compared) => Change = changeOf,
): Omit<Figure, 'period'> {
  const compared = comparedBy(periods, of);
  return { current: compared.current, previous: compared.previous, change: changeBy(compared) };
}

/** One figure of each of the periods. */
export function comparedBy({ current, whole, previous }: Periods, of: (sum: Sum) => number): Compared {
  return { current: of(current), whole: of(whole), previous: of(previous) };
}

/** The range, its days that are over, and as many days before them, summed. */
export function periodsOf(
  days: readonly Day[],
  { from, yesterday, to, before, beforeTo }: Omit<DayRange, 'timeRange' | 'days'>,
) {
  return {
    current: sumOf(days, { from, to }),
    whole: sumOf(days, { from, to: yesterday }),
    previous: sumOf(days, { from: before, to: beforeTo }),
  };
}

type Periods = ReturnType<typeof periodsOf>;

/** Each day of a range, with nothing on those on which nothing happened. */
export function everyDay(days: readonly Day[], range: DayRange): Day[] {
  const known = new Map(days.map((each) => [each.day, each]));
  return range.days.map((day) => known.get(day) ?? { day, ...countNothing });
}

const isEnough = (counts: readonly number[]) =>
  counts.reduce((sum, count) => sum + count, 0) >= figureLimits.taps;

/** The first of the highest, where there is enough of it all. */
export function bestOf(counts: readonly number[]): number | null {
  return isEnough(counts) ? counts.indexOf(Math.max(...counts)) : null;
}

/** What was counted, and nothing of it where there is not enough of it all. */
export function ifEnough(counts: readonly number[]): number[] {
  return counts.map((count) => (isEnough(counts) ? count : 0));
}

/** A part of a day's viewers: what they have in common, how many they are and the marks that tell three of them apart. */
export type Part = { views: number; marks: readonly number[] };

/** The parts of several days by what they have in common: those of three viewers or more, most views first. */
export function shownParts<One extends Part>(
  parts: readonly One[],
  keyOf: (part: One) => string,
  most: number,
): { part: One; views: number }[] {
  const groups = new Map<string, { part: One; views: number; marks: Set<number> }>();
  for (const part of parts) {
    const group = groups.get(keyOf(part)) ?? { part, views: 0, marks: new Set<number>() };
    groups.set(keyOf(part), group);
    group.views += part.views;
    for (const mark of part.marks) group.marks.add(mark);
  }
  return [...groups]
    .filter(([, { marks }]) => peopleIn(marks) >= figureLimits.viewers)
    .sort(([key, one], [otherKey, other]) => other.views - one.views || (key < otherKey ? -1 : 1))
    .slice(0, most)
    .map(([, { part, views }]) => ({ part, views }));
}

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

const { day, views, clickers, requests, whatsappClicks, phoneClicks, emailClicks } = listingDays;

/** Over `listingDays`: what was counted on a day. */
export const counts = { day, views, clickers, requests, whatsappClicks, phoneClicks, emailClicks };

/** The viewer's own days from one to another, as a list of `fields`. */
export function ownDays<Row>(
  { db, viewer }: MemberContext,
  span: { from: string; to: string },
  row: SQL<Row>,
) {
  const own = db
    .select({ list: jsonList(row, asc(day)) })
    .from(listingDays)
    .where(and(eq(listingDays.listingId, viewer.userId), between(day, span.from, span.to)));
  return sql<Row[]>`${own}`;
}

/** The counts of the viewer's own days. */
export const ownCounts = (ctx: MemberContext, span: { from: string; to: string }) =>
  ownDays(ctx, span, jsonObject(counts));

/** The plan that runs, in a trial as well; none once it is over. */
export function runningPlanOf({ plan, state }: Pick<ViewerRow, 'plan' | 'state'>) {
  return state === 'none' || state === 'expired' ? null : plan;
}

/** Throws `upgrade_required` for whoever has no premium: the data of the analytics are theirs. */
export function requirePremium(viewer: Pick<ViewerRow, 'plan' | 'state'>): void {
  if (runningPlanOf(viewer) !== 'premium') throw new AppError('upgrade_required');
}
