import { listings } from '@mboalink/db/schema/directory.ts';
import { searchFigures } from '@mboalink/db/schema/insights.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Figure } from '@mboalink/shared/insights/calls.ts';
import { type Change, type TimeRange, timeRangeDays } from '@mboalink/shared/insights/figures.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { and, eq, exists, gt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { premiumWeight } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';
import type { ViewerRow } from '../../directory/viewer.ts';
import { type Day, daysAgo } from '../../insights/listing-days.ts';

const countNothing: Omit<Day, 'day'> = {
  views: 0,
  clickers: 0,
  requests: 0,
  whatsappClicks: 0,
  phoneClicks: 0,
  emailClicks: 0,
};

/** The sums of the days from one to another. */
export function sumOf(days: readonly Day[], { from, to }: { from: string; to: string }) {
  const sum = { ...countNothing };
  for (const { day, ...counts } of days) {
    if (day < from || day > to) continue;
    for (const name of keysOf(sum)) sum[name] += counts[name];
  }
  return sum;
}

type Sum = ReturnType<typeof sumOf>;

/** Clicks on any button. */
export const clicksOf = ({ whatsappClicks, phoneClicks, emailClicks }: Sum): number =>
  whatsappClicks + phoneClicks + emailClicks;

/** How many in a hundred who viewed it clicked, to a decimal. */
export function engagementOf({ views, clickers }: Pick<Sum, 'views' | 'clickers'>): number {
  return views === 0 ? 0 : Math.round((clickers / views) * 1000) / 10;
}

/** What something came to: in a range, in its days that are over, and in as many before. */
export type Compared = { current: number; whole: number; previous: number };

/** What something changed by in the days that are over: a count in per cent, a rate in points. */
export function changeOf({ current, whole, previous }: Compared, isRate = false): Change {
  if (previous === 0) return current === 0 ? 0 : 'new';
  return Math.round(isRate ? whole - previous : ((whole - previous) / previous) * 100);
}

/** A figure of a listing's days, compared. */
export function figureOf(
  { current, whole, previous }: ReturnType<typeof periodsOf>,
  of: (sum: Sum) => number,
  isRate?: boolean,
): Omit<Figure, 'period'> {
  const compared = { current: of(current), whole: of(whole), previous: of(previous) };
  return {
    current: compared.current,
    previous: compared.previous,
    change: changeOf(compared, isRate),
  };
}

/** The range, its days that are over, and as many days before them, summed. */
export function periodsOf(days: readonly Day[], { from, yesterday, to, before, beforeTo }: DayRange) {
  return {
    current: sumOf(days, { from, to }),
    whole: sumOf(days, { from, to: yesterday }),
    previous: sumOf(days, { from: before, to: beforeTo }),
  };
}

/** Each day of a range, with nothing on those on which nothing happened. */
export function everyDay(days: readonly Day[], range: DayRange): Day[] {
  const known = new Map(days.map((each) => [each.day, each]));
  return range.days.map((day) => known.get(day) ?? { day, ...countNothing });
}

/**
 * The days of a range, which ends today. It is compared without today, which is not over: its days to `yesterday` with as
 * many from `before` to `beforeTo`, the same days of the week before where it is a week.
 */
export function dayRange(now: Date, timeRange: TimeRange) {
  const length = timeRangeDays[timeRange];
  return {
    timeRange,
    from: daysAgo(now, length - 1),
    yesterday: daysAgo(now, 1),
    to: doualaDay(now),
    before: daysAgo(now, 2 * length - 1),
    beforeTo: daysAgo(now, length + 1),
    days: Array.from({ length }, (_, at) => daysAgo(now, length - 1 - at)),
  };
}

export type DayRange = ReturnType<typeof dayRange>;

/** The plan that runs, in a trial as well; none once it is over. */
export function runningPlanOf({ plan, state }: Pick<ViewerRow, 'plan' | 'state'>) {
  return state === 'none' || state === 'expired' ? null : plan;
}

/** Throws `upgrade_required` for whoever has no premium: the data of the analytics are theirs. */
export function requirePremium(viewer: Pick<ViewerRow, 'plan' | 'state'>): void {
  if (runningPlanOf(viewer) !== 'premium') throw new AppError('upgrade_required');
}

/**
 * Over `listings`: whether several people searched for its trade in its town on the last Sundays, and nobody of the trade who is
 * found there, itself included, opens on one. Never of a listing without hours.
 */
export function isMissedOnSundays({ db, now }: Pick<Context, 'db' | 'now'>): SQL<boolean> {
  const other = alias(listings, 'other');
  const isThere = or(
    eq(other.citySlug, listings.citySlug),
    and(
      eq(other.planWeight, premiumWeight),
      sql`${other.otherLocations} @> jsonb_build_array(jsonb_build_object('city', ${listings.citySlug}))`,
    ),
  );
  const open = db
    .select({ id: other.userId })
    .from(other)
    .where(
      and(
        eq(other.subcategorySlug, listings.subcategorySlug),
        sql`${other.openingHours} ? 'sun'`,
        isThere,
        gt(other.visibleUntil, now),
        ne(other.userType, 'buyer'),
      ),
    );
  const searched = db
    .select({ people: searchFigures.people })
    .from(searchFigures)
    .where(
      and(
        eq(searchFigures.kind, 'sunday'),
        eq(searchFigures.citySlug, listings.citySlug),
        eq(searchFigures.trade, listings.subcategorySlug),
      ),
    );
  const isMissed = and(
    sql`${listings.openingHours} <> '{}'`,
    sql`not ${listings.openingHours} ? 'sun'`,
    exists(searched),
    not(exists(open)),
  );
  return sql<boolean>`(${isMissed})`;
}
