import placeAliases from '@mboalink/shared/catalogue/data/place-aliases.json' with { type: 'json' };
import { findTown, quartiersOf, towns } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/region-names.ts';
import { commonPlaces } from './common-places.ts';
import { foldedWords } from './query-words.ts';
import { knownBeforeTowns, renownOf } from './well-known-quartiers.ts';

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

type Named = { place: Place; names: readonly string[] };

function allPlaces(): Named[] {
  const regions = regionNames.map(({ slug, en, fr }): Named => {
    const name = { en, fr };
    const place: Place = { kind: 'region', slug, name, town: null, region: slug, tier: 2, isCommon: false };
    return { place, names: [en, fr, ...(aliases.regions[slug] ?? [])] };
  });
  const cities = towns.map(({ slug, region, en, fr, tier }): Named => {
    const place: Place = { kind: 'city', slug, name: { en, fr }, town: slug, region, tier, isCommon: false };
    return { place, names: [en, fr, ...(aliases.towns[slug] ?? [])] };
  });
  return [...regions, ...cities, ...towns.flatMap(({ slug }) => quartierPlaces(slug))];
}

/** Less than a town of the third tier is worth by being a town. */
const beforeTowns = 0.9;

function quartierPlaces(townSlug: string): Named[] {
  const town = findTown(townSlug);
  if (!town) return [];
  return quartiersOf(townSlug).map(({ slug, name }) => ({
    place: {
      kind: 'quartier',
      slug,
      name: { en: name, fr: name },
      town: townSlug,
      region: town.region,
      tier: knownBeforeTowns.has(`${townSlug}/${slug}`)
        ? beforeTowns
        : town.tier + 0.5 - 0.25 * renownOf(townSlug, slug),
      isCommon: commonPlaces.has(`${townSlug}/${slug}`),
    },
    names: [name, ...(aliases.quartiers[`${townSlug}/${slug}`] ?? [])],
  }));
}

/** Places by their names, folded and without spaces: 'New-Bell', 'new bell' and 'newbell' are one. */
export function placesByKey(): Map<string, Place[]> {
  const byKey = new Map<string, Place[]>();
  for (const { place, names } of allPlaces()) {
    for (const key of new Set(names.map((name) => foldedWords(name).join('')))) {
      const places = byKey.get(key);
      if (places) places.push(place);
      else byKey.set(key, [place]);
    }
  }
  return byKey;
}
