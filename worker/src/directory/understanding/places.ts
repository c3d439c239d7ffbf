import placeAliases from '@mboalink/shared/catalogue/data/place-aliases.json' with { type: 'json' };
import { findTown, quartiersOf, towns } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/regions.ts';
import { knownQuartiers, ordinaryQuartiers } from './word-lists.ts';

/** Somewhere that a query may name, the larger the lower its `tier`; `isCommon`: its name is an ordinary word as well. */
export type Place = {
  kind: 'quartier' | 'city' | 'region';
  slug: string;
  name: { en: string; fr: string };
  town: string | null;
  region: string;
  tier: number;
  isCommon: boolean;
};

const aliases: {
  regions: Readonly<Record<string, readonly string[]>>;
  towns: Readonly<Record<string, readonly string[]>>;
  quartiers: Readonly<Record<string, readonly string[]>>;
} = placeAliases;

export type NamedPlace = { place: Place; names: readonly string[] };

/** Regions, towns and quartiers, the same at each call in their order. */
export function allPlaces(): NamedPlace[] {
  const regions = regionNames.map(({ slug, en, fr }): NamedPlace => {
    const name = { en, fr };
    const place: Place = { kind: 'region', slug, name, town: null, region: slug, tier: 2, isCommon: false };
    return { place, names: [en, fr, ...(aliases.regions[slug] ?? [])] };
  });
  const cities = towns.map(({ slug, region, en, fr, tier }): NamedPlace => {
    const place: Place = { kind: 'city', slug, name: { en, fr }, town: slug, region, tier, isCommon: false };
    return { place, names: [en, fr, ...(aliases.towns[slug] ?? [])] };
  });
  return [...regions, ...cities, ...towns.flatMap(({ slug }) => quartierPlaces(slug))];
}

/** Meant rather than the town that is called the same, though smaller: who says 'fripe Mokolo' means the market of Yaoundé. */
const mokolo = { path: 'yaounde/mokolo', tier: 0.9 };

/** From 1 for the best known quartier of the country to 0 for most. */
const renown = new Map(knownQuartiers.map((path, index) => [path, 1 - index / knownQuartiers.length]));

function quartierPlaces(townSlug: string): NamedPlace[] {
  const town = findTown(townSlug);
  if (!town) return [];
  return quartiersOf(townSlug).map(({ slug, name }) => {
    const path = `${townSlug}/${slug}`;
    return {
      place: {
        kind: 'quartier',
        slug,
        name: { en: name, fr: name },
        town: townSlug,
        region: town.region,
        tier: path === mokolo.path ? mokolo.tier : town.tier + 0.5 - 0.25 * (renown.get(path) ?? 0),
        isCommon: ordinaryQuartiers.has(path),
      },
      names: [name, ...(aliases.quartiers[path] ?? [])],
    };
  });
}
