import quartierData from './data/quartiers.json' with { type: 'json' };
import townData from './data/towns.json' with { type: 'json' };
import { otherTownSlug } from './other-town.ts';
import { findRegion, regionNames } from './region-names.ts';

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
