import { listings } from '@mboalink/db/schema/directory.ts';
import { searchFigures } from '@mboalink/db/schema/insights.ts';
import { and, eq, exists, gt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { premiumWeight } from '../../billing/subscription-state.ts';
import type { Context } from '../../context.ts';

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
