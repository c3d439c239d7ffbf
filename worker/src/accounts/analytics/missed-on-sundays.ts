import { listings } from '@mboalink/db/schema/directory.ts';
import { searchedDays } from '@mboalink/db/schema/insights.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { figureLimits } from '@mboalink/shared/insights/time-ranges.ts';
import { and, eq, exists, gt, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { premiumWeight } from '../../billing/premium.ts';
import type { Context } from '../../context.ts';

const weeks = 4;

/**
 * Over `listings`: whether people look on Sundays for its trade in its town, three at least on the last four, and nobody there who
 * can be found opens on one. Of a town that is not on the list nothing is known, nor of whoever gives no hours.
 */
export function isMissedOnSundays({ db, now }: Pick<Context, 'db' | 'now'>): SQL<boolean> {
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
    .select({ one: sql<number>`unnest(${marks})`.as('one_mark') })
    .from(searchedDays)
    .where(
      and(
        eq(trade, listings.subcategorySlug),
        eq(citySlug, listings.citySlug),
        inArray(day, lastSundays(now)),
      ),
    )
    .as('marked');
  // As `peopleIn`: as many as there are marks of the kind with the fewest.
  const ofKind = (kind: number) =>
    sql`count(distinct ${marked.one}) filter (where ${marked.one} >> 16 = ${kind}::int)`;
  const people = db.select({ count: sql`least(${ofKind(0)}, ${ofKind(1)}, ${ofKind(2)})` }).from(marked);
  return sql<boolean>`(${and(
    sql`${listings.openingHours} <> '{}'`,
    sql`not ${listings.openingHours} ? 'sun'`,
    ne(listings.citySlug, 'other'),
    gt(sql`(${people})`, figureLimits.viewers - 1),
    not(exists(openThere(eq(other.citySlug, listings.citySlug)))),
    not(exists(openThere(isFoundThere))),
  )})`;
}

/** The last Sundays in Douala that are over. */
export function lastSundays(now: Date): string[] {
  const midnight = Date.parse(`${doualaDay(now)}T00:00:00Z`);
  const sinceSunday = new Date(midnight).getUTCDay() || 7;
  return Array.from({ length: weeks }, (_, week) =>
    new Date(midnight - (sinceSunday + 7 * week) * dayMilliseconds).toISOString().slice(0, 10),
  );
}
