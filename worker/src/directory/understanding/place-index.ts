import placeAliases from '@mboalink/shared/catalogue/data/place-aliases.json' with { type: 'json' };
import { findTown, quartiersOf, towns } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/regions.ts';
import { Vocabulary } from './vocabulary.ts';
import { knownQuartiers, ordinaryQuartiers } from './word-lists.ts';
import { foldedWords } from './words.ts';

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

/** Meant rather than the town that is called the same, though smaller: who says 'fripe Mokolo' means the market of Yaoundé. */
const mokolo = { path: 'yaounde/mokolo', tier: 0.9 };

/** From 1 for the best known quartier of the country to 0 for most. */
const renown = new Map(knownQuartiers.map((path, index) => [path, 1 - index / knownQuartiers.length]));

function quartierPlaces(townSlug: string): Named[] {
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

/** Places by their names, folded and without spaces: 'New-Bell', 'new bell' and 'newbell' are one. */
function placesByKey(): Map<string, Place[]> {
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

export type PlaceIndex = { byKey: ReadonlyMap<string, readonly Place[]>; vocabulary: Vocabulary };

/** A name of a place in a text: `length` words from the one at `from`. */
export type PlaceMatch = { key: string; from: number; length: number; likeness: number };

let made: PlaceIndex | undefined;

/** Made when first asked for. */
export function placeIndex(): PlaceIndex {
  if (!made) {
    const byKey = placesByKey();
    made = { byKey, vocabulary: new Vocabulary(byKey.keys()) };
  }
  return made;
}

const introductions = new Set(
  (
    'a around at au aux axe carrefour cote dans de des du en for in marche near pres proche quartier region secteur ' +
    'side town vers ville zone'
  ).split(' '),
);

/** Whether a word stands before the name of a place. */
export function introducesPlace(word: string): boolean {
  return introductions.has(word);
}

const leading = new Set(['de', 'des', 'du', 'en']);

/** Whether a word leads to more than places: 'centre de formation', 'sac en cuir'. */
export function leadsToMore(word: string): boolean {
  return leading.has(word);
}
