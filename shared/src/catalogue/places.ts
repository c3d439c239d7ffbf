import { withCapital, wordsOf } from '../slug.ts';
import placeAliases from './data/place-aliases.json' with { type: 'json' };
import pointData from './data/quartier-points.json' with { type: 'json' };
import quartierData from './data/quartiers.json' with { type: 'json' };
import townData from './data/towns.json' with { type: 'json' };
import { findRegion, otherTownSlug, regionNames } from './regions.ts';

/**
 * `tier`: 1 Douala and Yaoundé, 2 regional capitals and other large towns, 3 division capitals and towns from
 * 20 000 people, 4 the rest; `lat` and `lon` in degrees, null where unknown.
 */
export type Town = {
  slug: string;
  region: string;
  en: string;
  fr: string;
  tier: number;
  lat: number | null;
  lon: number | null;
};

/** A named part of a town; names are not translated. */
export type Quartier = {
  slug: string;
  name: string;
  kind: 'quartier' | 'crossroads' | 'market' | 'landmark';
};

/** The choice that every region offers besides its towns. */
export const otherTown = {
  slug: otherTownSlug,
  en: 'Other town or village',
  fr: 'Autre ville ou village',
} as const;

const townEntries: Readonly<Record<string, readonly Omit<Town, 'region'>[]>> = townData;

const quartierEntries = quartierData as Readonly<
  Record<string, readonly (Omit<Quartier, 'kind'> & { kind?: Quartier['kind'] })[]>
>;

/** All 268 towns, region by region, the larger ones first. */
export const towns: readonly Town[] = regionNames.flatMap((region) =>
  (townEntries[region.slug] ?? []).map((town) => ({ ...town, region: region.slug })),
);

const townBySlug = new Map(towns.map((town) => [town.slug, town]));

const townsByRegion = new Map(
  regionNames.map(({ slug }) => [slug, towns.filter(({ region }) => region === slug)]),
);

const quartiersByTown = new Map(
  Object.entries(quartierEntries).map(([town, entries]): [string, readonly Quartier[]] => [
    town,
    entries.map((entry) => ({ kind: 'quartier', ...entry })),
  ]),
);

/** The towns of a region, the larger ones first; `otherTown` is not among them. */
export function townsOf(regionSlug: string): readonly Town[] {
  return townsByRegion.get(regionSlug) ?? [];
}

/** The town at a slug. Slugs are unique in the country; 'other' is none. */
export function findTown(slug: string): Town | undefined {
  return townBySlug.get(slug);
}

/** Whether somebody in a region may choose a town: one of its own, or 'other'. */
export function isTownOf(townSlug: string, regionSlug: string): boolean {
  if (townSlug === otherTown.slug) return findRegion(regionSlug) !== undefined;
  return townBySlug.get(townSlug)?.region === regionSlug;
}

/** The known quartiers of a town; 16 towns have some. */
export function quartiersOf(townSlug: string): readonly Quartier[] {
  return quartiersByTown.get(townSlug) ?? [];
}

/** Where something is, in degrees; of a quartier often to one minute of arc, 1 to 2 km. */
export type Point = { lat: number; lon: number };

const points: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = pointData;

const aliases: Readonly<Record<string, readonly string[]>> = placeAliases.quartiers;

/** The quartiers of a town whose place is known, 127 in 14 towns. Data: GeoNames (CC BY 4.0). */
export function placedQuartiersOf(townSlug: string): readonly ({ slug: string; name: string } & Point)[] {
  const known = points[townSlug] ?? {};
  return quartiersOf(townSlug).flatMap(({ slug, name }) => {
    const [lat, lon] = known[slug] ?? [];
    return lat === undefined || lon === undefined ? [] : [{ slug, name, lat, lon }];
  });
}

/** Whether somebody who typed a text means a quartier: by its name or an alias; accents, case and signs are ignored. */
export function meansQuartier(
  typed: string,
  quartier: { slug: string; name: string },
  townSlug: string,
): boolean {
  const key = keyOf(typed);
  const names = [quartier.slug, quartier.name, ...(aliases[`${townSlug}/${quartier.slug}`] ?? [])];
  return names.some((name) => keyOf(name) === key);
}

/** By what two spellings of a place are one. */
const keyOf = (text: string) => wordsOf(text).join('');

/**
 * A quartier as it is called where the catalogue knows it, 'bonamoussadi' as 'Bonamoussadi'; any other begins with a capital. Without
 * a town only accents and capitals are mended: what one town calls a place by may be another place elsewhere.
 */
export function quartierName(typed: string, town?: string): string {
  const known = town
    ? quartiersOf(town).find((quartier) => meansQuartier(typed, quartier, town))
    : towns.flatMap(({ slug }) => quartiersOf(slug)).find(({ name }) => keyOf(name) === keyOf(typed));
  return known?.name ?? withCapital(typed);
}
