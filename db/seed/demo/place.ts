import { otherTown, quartiersOf, type Town, towns } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/regions.ts';
import type { Language } from '@mboalink/shared/language.ts';
import places from '../data/places.json' with { type: 'json' };
import { between, chance, pick, type Random, weightedPicker } from '../random.ts';

/** `town` is undefined in the other town of a region. `tier` as in the catalogue, 4 for the other town. */
export type DemoPlace = {
  regionSlug: string;
  citySlug: string;
  tier: number;
  town: Town | undefined;
  quartier: string | null;
};

// Shares of a hundred businesses; towns that are not named share what is left by their tier.
const townShares: Readonly<Record<string, number>> = places.townShares;
const tierShares: Readonly<Record<number, number>> = places.tierShares;

const pickTown = weightedPicker<{ regionSlug: string; town: Town | undefined }>([
  ...towns.map(
    (town) =>
      [{ regionSlug: town.region, town }, townShares[town.slug] ?? tierShares[town.tier] ?? 0] as const,
  ),
  ...regionNames.map(
    (region) => [{ regionSlug: region.slug, town: undefined }, places.otherTownShare] as const,
  ),
]);

/** Where pork is neither raised nor served in public. */
export const northernRegions: ReadonlySet<string> = new Set(['adamawa', 'north', 'far-north']);

/** The language of most people in a region. */
export function mainLanguage(regionSlug: string): Language {
  return regionSlug === 'north-west' || regionSlug === 'south-west' ? 'en' : 'fr';
}

/** Where somebody trades: the two large cities first, as life is. */
export function choosePlace(random: Random): DemoPlace {
  const { regionSlug, town } = pickTown(random);
  if (!town) return { regionSlug, citySlug: otherTown.slug, tier: 4, town, quartier: null };
  return { regionSlug, citySlug: town.slug, tier: town.tier, town, quartier: chooseQuartier(random, town) };
}

const busyShare = 18;
const busyQuartiers: Readonly<Record<string, readonly string[]>> = places.busyQuartiers;

const quartierPickers = new Map(
  towns.flatMap((town) => {
    const known = quartiersOf(town.slug).filter((quartier) => quartier.kind !== 'landmark');
    if (known.length === 0) return [];
    const busy = busyQuartiers[town.slug] ?? [];
    const weighted = known.map(({ name, slug }) => [name, busy.includes(slug) ? busyShare : 1] as const);
    return [[town.slug, weightedPicker(weighted)] as const];
  }),
);

function chooseQuartier(random: Random, town: Town): string | null {
  const pickKnown = quartierPickers.get(town.slug);
  if (pickKnown) return chance(random, 0.94) ? pickKnown(random) : null;
  return chance(random, 0.35) ? pick(random, places.smallTownQuartiers[mainLanguage(town.region)]) : null;
}

const frenchOf = (noun: string) => `de ${noun}`.replace(/^de le /, 'du ');

const frenchTo = (noun: string) => `à ${noun}`.replace(/^à le /, 'au ');

/** How people say where a door is when streets have no names; null for three in ten. */
export function chooseLandmark(random: Random, language: Language): string | null {
  if (chance(random, 0.3)) return null;
  const noun = pick(random, places.landmarks[language]);
  const metres = between(random, 1, 6) * 50;
  if (language === 'en') {
    return pick(random, [
      `Opposite ${noun}`,
      `Behind ${noun}`,
      `Beside ${noun}`,
      `${metres} m after ${noun}`,
    ]);
  }
  return pick(random, [
    `Face ${frenchTo(noun)}`,
    `Derrière ${noun}`,
    `À côté ${frenchOf(noun)}`,
    `À ${metres} m ${frenchOf(noun)}`,
    `Entrée ${frenchOf(noun)}`,
  ]);
}
