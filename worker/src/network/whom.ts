import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { and, eq, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { areUnblocked } from '../directory/blocks.ts';
import { openerName, typedName } from '../directory/called.ts';
import { nameWithoutWays } from '../directory/without-ways.ts';
import type { MemberContext } from '../trpc.ts';

/**
 * Over `users`, `listings` and how they opened one’s number, if they did: what one may know of who opened it, or whom one blocked.
 * Sellers are called by their business, and buyers who want it by their name where they opened one’s number.
 */
export const whomColumns = {
  typedName: sql<string | null>`case when ${users.deletedAt} is null then coalesce(${openerName},
    case when ${listings.namedToSellers} and ${reveals.viewerId} is not null then ${users.name} end) end`.as(
    'typed_name',
  ),
};

/** Over `reveals`: whom the viewer is told of, who opened their number and stays: from the next day on, and of whom neither blocked the other. */
export function isToldOpener(ctx: MemberContext): SQL | undefined {
  const { viewerId, contactId, day } = reveals;
  const { db, viewer, now } = ctx;
  // Few are leaving: they are kept out of all, and all are not looked up one by one.
  const leaving = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, viewerId), isNotNull(users.deletedAt)));
  return and(
    eq(contactId, viewer.userId),
    lt(day, doualaDay(now)),
    areUnblocked(ctx, viewerId, sql`${viewer.userId}`),
    notExists(leaving),
  );
}

/** Over `listings`: whether who opened the viewer’s number is told by name, as `whomColumns` says it, by whether a buyer did. */
export const isNamedOpener = (byBuyer: boolean): SQL =>
  byBuyer ? sql`${listings.namedToSellers}` : sql`(${typedName} is not null or ${listings.namedToSellers})`;

type Whom = { typedName: string | null; city: string | null };

/** What the row says of them, in the language of the reader. */
export function namedAs<Row extends Whom>(
  { typedName: typed, city, ...row }: Row,
  { language }: MemberContext,
) {
  const town = city ? findTown(city) : undefined;
  return {
    ...row,
    name: typed && nameWithoutWays(typed, language),
    city: town ? city : null,
    cityName: town?.[language] ?? null,
  };
}
