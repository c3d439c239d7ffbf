import { listings } from '@mboalink/db/schema/directory.ts';
import { searchedDays } from '@mboalink/db/schema/insights.ts';
import { jsonList } from '@mboalink/db/sql/json.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { figureLimits } from '@mboalink/shared/insights/time-ranges.ts';
import { and, eq, exists, gt, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { premiumWeight } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';
import { peopleIn } from '../../insights/events.ts';

const weeks = 4;

/**
 * Over `listings`: the marks of those who looked for its trade in its town, by the last four Sundays, where nobody there who can be
 * found opens on one; null where somebody does. Of a town that is not on the list nothing is known, nor of whoever gives no hours.
 */
export function missedOnSundays({ db, now }: Pick<Context, 'db' | 'now'>): SQL<number[][] | null> {
  const other = alias(listings, 'other');
  const { trade, citySlug, day, marks } = searchedDays;
  const openThere = (isThere: SQL) =>
    db
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
  const isFoundThere = sql`${eq(other.planWeight, premiumWeight)}
    and ${other.otherLocations} @> jsonb_build_array(jsonb_build_object('city', ${listings.citySlug}))`;
  const marked = db
    .select({ list: jsonList(sql<number[]>`to_json(${marks})`, sql`${day}`) })
    .from(searchedDays)
    .where(
      and(
        eq(trade, listings.subcategorySlug),
        eq(citySlug, listings.citySlug),
        inArray(day, lastSundays(now)),
      ),
    );
  const isNobodyOpen = and(
    sql`${listings.openingHours} <> '{}'`,
    sql`not ${listings.openingHours} ? 'sun'`,
    ne(listings.citySlug, 'other'),
    not(exists(openThere(eq(other.citySlug, listings.citySlug)))),
    not(exists(openThere(isFoundThere))),
  );
  return sql<number[][] | null>`(case when ${isNobodyOpen} then (${marked}) end)`;
}

/** Whether they are enough to tell of: three people at least. */
export function areEnoughOnSundays(marks: readonly (readonly number[])[] | null): boolean {
  return marks !== null && peopleIn(marks.flat()) >= figureLimits.viewers;
}

/** The last Sundays in Douala that are over. */
export function lastSundays(now: Date): string[] {
  const midnight = Date.parse(`${doualaDay(now)}T00:00:00Z`);
  const sinceSunday = new Date(midnight).getUTCDay() || 7;
  return Array.from({ length: weeks }, (_, week) =>
    new Date(midnight - (sinceSunday + 7 * week) * dayMilliseconds).toISOString().slice(0, 10),
  );
}
