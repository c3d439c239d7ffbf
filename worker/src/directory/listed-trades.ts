import { listingCounts, searchPlaces } from '@mboalink/db/schema/search.ts';
import { otherTown } from '@mboalink/shared/catalogue/places.ts';
import { and, asc, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** A trade that enough businesses have in a town; in the whole country where `city` is null. */
export type ListedTrade = { place: number; kind: string; name: string; city: string | null };

/** Trades that at least so many with an open page have, in the country or in a town. */
const isListed = (fewest: number): SQL | undefined =>
  and(
    inArray(listingCounts.kind, ['open-category', 'open-subcategory']),
    gte(listingCounts.listed, fewest),
    or(eq(listingCounts.place, 0), ne(searchPlaces.citySlug, otherTown.slug)),
  );

export function countListedTrades({ db }: Context, fewest: number): Promise<number> {
  return db
    .select({ count: sql<number>`count(*)::int` })
    .from(listingCounts)
    .leftJoin(searchPlaces, eq(searchPlaces.code, listingCounts.place))
    .where(isListed(fewest))
    .then(([row]) => row?.count ?? 0);
}

type Part = { fewest: number; limit: number; offset: number; after: ListedTrade | undefined };

/** So many of them, in a fixed order, behind one of them or behind the first `offset`. */
export function readListedTrades(
  { db }: Context,
  { fewest, limit, offset, after }: Part,
): Promise<ListedTrade[]> {
  const { place, kind, name } = listingCounts;
  const isBehind =
    after && sql`(${place}, ${kind}, ${name}) > (${after.place}, ${after.kind}, ${after.name})`;
  return db
    .select({ place, kind, name, city: searchPlaces.citySlug })
    .from(listingCounts)
    .leftJoin(searchPlaces, eq(searchPlaces.code, place))
    .where(and(isListed(fewest), isBehind))
    .orderBy(asc(place), asc(kind), asc(name))
    .limit(limit)
    .offset(after ? 0 : offset);
}
