import { type countedKinds, listingCounts, searchPlaces } from '@mboalink/db/schema/search.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { country } from '@mboalink/shared/catalogue/country.ts';
import { otherTown, quartiersOf, townsOf } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/regions.ts';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context, RequestContext } from '../context.ts';

type CountedKind = (typeof countedKinds)[number];

/** Counts of some kinds in the whole country, as the clock counted them last: of some names, or of all. */
export function countedInCountry({ db }: Context, kinds: CountedKind[], names?: string[]) {
  const { place, kind, name, listed } = listingCounts;
  const named = names && inArray(name, names);
  return db
    .select({ kind, name, listed })
    .from(listingCounts)
    .where(and(eq(place, 0), inArray(kind, kinds), named));
}

/** Whoever brings a token of ours is told of all who can be found, everybody else of those who have an open page. */
export type CountingContext = Context & Pick<RequestContext, 'carriesToken'>;

type EntryKind = Parameters<typeof openKind>[0];

/** The kind by which entries of a kind are counted for whoever asks. */
export function kindFor({ carriesToken }: CountingContext, kind: EntryKind): CountedKind {
  return carriesToken ? kind : openKind(kind);
}

/** How many listings there are of an entry of the catalogue, for whoever asks. */
export type CountOf = (kind: EntryKind, slug: string) => number;

export async function readCounts(
  ctx: CountingContext,
  kinds: EntryKind[],
  names?: string[],
): Promise<CountOf> {
  const rows = await countedInCountry(
    ctx,
    kinds.map((kind) => kindFor(ctx, kind)),
    names,
  );
  const counts = new Map(rows.map(({ kind, name, listed }) => [`${kind} ${name}`, listed]));
  return (kind, slug) => counts.get(`${kindFor(ctx, kind)} ${slug}`) ?? 0;
}

/** A trade of the catalogue, of which those are counted who have an open page. */
export type CountedTrade = { kind: 'category' | 'subcategory'; slug: string };

export type TradesBeside = {
  trade: CountedTrade;
  others: { kind: CountedTrade['kind']; slugs: readonly string[] };
  town: { region: string; city: string } | null;
};

/** The kind of what open pages find and count by: only who has an open page has a term of it. */
export const openKind = <Kind extends CountedTrade['kind'] | 'all' | 'item'>(kind: Kind) =>
  `open-${kind}` as const;

/** How many listings of a trade there are in a town of a region. */
type PlaceCount = { region: string; city: string; listed: number };

type TradeCount = { slug: string; listed: number };

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

/** 4 873 → 4 800: two leading digits, so that no single person can be read off the difference. */
export function roundedDown(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 2);
  return Math.floor(count / step) * step;
}

type Stats = { totalContacts: number; activeMembers: number; totalCategories: number };

/** What the directory holds: visible listings, members seen within 30 days, sectors with a listing. Rounded down. */
export async function readStats(ctx: Context): Promise<Stats> {
  const rows = await countedInCountry(ctx, ['all', 'active', 'category']);
  const countOf = (kind: 'all' | 'active') => rows.find((row) => row.kind === kind)?.listed ?? 0;
  const listed = rows.filter((row) => row.kind === 'category' && row.listed > 0);
  return {
    totalContacts: roundedDown(countOf('all')),
    activeMembers: roundedDown(countOf('active')),
    totalCategories: new Set(listed.map(({ name }) => findCategoryName(name)?.sector)).size,
  };
}

/** The ten regions with their towns, larger ones first, each region closed by the "other town" choice. */
export function listLocations() {
  return {
    country: { code: country.code, en: country.en, fr: country.fr },
    regions: regionNames.map((region) => ({
      ...region,
      cities: [
        ...townsOf(region.slug).map((town) => ({ ...town, quartiers: [...quartiersOf(town.slug)] })),
        { ...otherTown, tier: 4, quartiers: [] },
      ],
    })),
  };
}
