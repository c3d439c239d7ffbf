import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { blocks } from '@mboalink/db/schema/network.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { publicBusinessName } from '@mboalink/shared/directory/public-listing.ts';
import { and, eq, isNotNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isBlockedByNone } from '../directory/blocks.ts';
import { openerName, typedName } from '../directory/called.ts';
import { areStaying } from '../directory/findable.ts';
import { isNoneOf } from '../directory/none-of.ts';
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

/** Over `reveals`: whom the viewer is told of, who opened their number and stays: from the next day on, and no block between them. */
export function isToldOpener(ctx: MemberContext): SQL | undefined {
  const { viewerId, contactId, day } = reveals;
  const { viewer, now } = ctx;
  return and(
    eq(contactId, viewer.userId),
    lt(day, doualaDay(now)),
    areStaying(ctx, viewerId),
    isBlockedByNone(ctx, sql`${viewer.userId}`, viewerId),
    isNoneOf(viewerId, blockedHere(ctx)),
  );
}

/**
 * Whom the viewer is not told of among who opened their number, by their own blocks. Whom they blocked elsewhere stays where no name is
 * told: by whoever were missing they would know who it is.
 */
function blockedHere({ db, viewer }: MemberContext) {
  const opening = and(eq(reveals.viewerId, blocks.blockedId), eq(reveals.contactId, blocks.userId));
  return db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .innerJoin(listings, eq(listings.userId, blocks.blockedId))
    .leftJoin(reveals, opening)
    .where(and(eq(blocks.userId, viewer.userId), or(blocks.unnamed, isNamedOpener(reveals.byBuyer))));
}

/** Over `listings` and how they opened the viewer’s number: whether they are told by name, as `whomColumns` says it. */
export const isNamedOpener = (byBuyer: SQLWrapper): SQL =>
  sql`(${listings.namedToSellers} or ${byBuyer} is not true and ${typedName} is not null)`;

/**
 * Over `reveals`: whether they are told by name for certain, without a look at their listing: they opened it as a business, and
 * turned no buyer since. Few ever did.
 */
export function isSurelyNamed({ db }: MemberContext): SQL {
  const turned = db.select({ id: users.id }).from(users).where(isNotNull(users.turnedBuyerAt));
  return sql`(${reveals.byBuyer} is false and ${isNoneOf(reveals.viewerId, turned)})`;
}

type Whom = { typedName: string | null; city: string | null };

/** What the row says of them, in the language of the reader. */
export function namedAs<Row extends Whom>(
  { typedName: typed, city, ...row }: Row,
  { language }: MemberContext,
) {
  const town = city ? findTown(city) : undefined;
  return {
    ...row,
    name: typed && publicBusinessName(typed, language),
    city: town ? city : null,
    cityName: town?.[language] ?? null,
  };
}
