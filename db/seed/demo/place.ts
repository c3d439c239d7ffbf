import { otherTown, quartiersOf, type Town, towns } from '@mboalink/shared/catalogue/places.ts';
import { regionNames } from '@mboalink/shared/catalogue/region-names.ts';
import type { Language } from '@mboalink/shared/language.ts';
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
const townShares: Readonly<Record<string, number>> = {
  douala: 40,
  yaounde: 28,
  bafoussam: 4.4,
  bamenda: 3.4,
  garoua: 2.6,
  maroua: 2.4,
  buea: 2.4,
  ngaoundere: 2,
  limbe: 1.7,
  bertoua: 1.5,
  kribi: 1.4,
  kumba: 1.2,
  ebolowa: 1.1,
  dschang: 0.9,
  nkongsamba: 0.9,
  edea: 0.8,
};
const tierShares: Readonly<Record<number, number>> = { 2: 0.45, 3: 0.05, 4: 0.006 };
const otherTownShare = 0.04;

const smallTownQuartiers: Readonly<Record<Language, readonly string[]>> = {
  fr: ['Centre-ville', 'Quartier Haoussa', 'Quartier administratif', 'Gare routière', 'Grand Marché'],
  en: ['Town Centre', 'Hausa Quarter', 'Station', 'Motor Park', 'Main Market'],
};

const pickTown = weightedPicker<{ regionSlug: string; town: Town | undefined }>([
  ...towns.map(
    (town) =>
      [{ regionSlug: town.region, town }, townShares[town.slug] ?? tierShares[town.tier] ?? 0] as const,
  ),
  ...regionNames.map((region) => [{ regionSlug: region.slug, town: undefined }, otherTownShare] as const),
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

function chooseQuartier(random: Random, town: Town): string | null {
  const known = quartiersOf(town.slug).filter((quartier) => quartier.kind !== 'landmark');
  if (known.length > 0) return chance(random, 0.94) ? pick(random, known).name : null;
  return chance(random, 0.35) ? pick(random, smallTownQuartiers[mainLanguage(town.region)]) : null;
}

const landmarks: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'la station-service',
    'la pharmacie',
    'la boulangerie',
    'la chapelle',
    'la mosquée',
    'la mairie',
    'la gare routière',
    'la chefferie',
    'la poste',
    "l'école publique",
    "l'église",
    "l'hôpital de district",
    'le lycée',
    'le marché',
    'le stade',
    "le château d'eau",
    'le commissariat',
    'le centre de santé',
    'le terrain de football',
    'le pont',
    'le collège',
    'le dépôt de boissons',
  ],
  en: [
    'the filling station',
    'the pharmacy',
    'the bakery',
    'the Presbyterian church',
    'the Catholic church',
    'the mosque',
    'the council office',
    'the motor park',
    "the chief's palace",
    'the post office',
    'the government school',
    'the health centre',
    'the market',
    'the stadium',
    'the police station',
    'the bridge',
    'the water tank',
    'the football field',
    'the credit union',
    'the high school',
  ],
};

function frenchOf(noun: string): string {
  return `de ${noun}`.replace(/^de le /, 'du ');
}

function frenchTo(noun: string): string {
  return `à ${noun}`.replace(/^à le /, 'au ');
}

/** How people say where a door is when streets have no names; null for three in ten. */
export function chooseLandmark(random: Random, language: Language): string | null {
  if (chance(random, 0.3)) return null;
  const noun = pick(random, landmarks[language]);
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
