import { listingCounts, searchPlaces } from '@mboalink/db/schema/search.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** A trade of the catalogue, of which those are counted who have an open page. */
export type CountedTrade = { kind: 'category' | 'subcategory'; slug: string };

export type TradesBeside = {
  /** The trade that is counted in each place. */
  trade: CountedTrade;
  /** Trades of one kind that are counted in one place: a town, or the whole country. */
  others: { kind: CountedTrade['kind']; slugs: readonly string[] };
  town: { region: string; city: string } | null;
};

/** The kind of what open pages find and count by: only who has an open page has a term of it. */
export const openKind = <Kind extends CountedTrade['kind'] | 'all' | 'item'>(kind: Kind) =>
  `open-${kind}` as const;

/** How many listings of a trade there are in a town of a region. */
export type PlaceCount = { region: string; city: string; listed: number };

export type TradeCount = { slug: string; listed: number };

/** The towns that have somebody of a trade, those with most first. */
export function townCounts({ db }: Context, { kind, slug }: CountedTrade): SQL<PlaceCount[]> {
  const { listed, place } = listingCounts;
  const { regionSlug: region, citySlug: city } = searchPlaces;
  const rows = db
    .select({ rows: jsonList(jsonObject({ region, city, listed }), sql`${listed} desc, ${place}`) })
    .from(searchPlaces)
    .innerJoin(listingCounts, eq(place, searchPlaces.code))
    .where(and(eq(listingCounts.kind, openKind(kind)), eq(listingCounts.name, slug), gt(listed, 0)));
  return sql<PlaceCount[]>`(${rows})`;
}

/** How many of a trade there are in the country: fewer than in its towns together, where one has addresses in several. */
export function countryCount({ db }: Context, { kind, slug }: CountedTrade): SQL<number> {
  const { listed, name, place } = listingCounts;
  const rows = db
    .select({ listed })
    .from(listingCounts)
    .where(and(eq(place, 0), eq(listingCounts.kind, openKind(kind)), eq(name, slug)));
  return sql<number>`coalesce((${rows}), 0)`;
}

/** Those of the other trades that somebody has there, those of most first. */
export function tradeCounts({ db }: Context, { others, town }: TradesBeside): SQL<TradeCount[]> {
  const { kind, listed, name, place } = listingCounts;
  const here = town
    ? sql`(select ${searchPlaces.code} from ${searchPlaces}
        where ${eq(searchPlaces.regionSlug, town.region)} and ${eq(searchPlaces.citySlug, town.city)})`
    : sql`0`;
  const rows = db
    .select({ rows: jsonList(jsonObject({ slug: name, listed }), sql`${listed} desc, ${name}`) })
    .from(listingCounts)
    .where(
      and(eq(place, here), eq(kind, openKind(others.kind)), inArray(name, [...others.slugs]), gt(listed, 0)),
    );
  return sql<TradeCount[]>`(${rows})`;
}
