import { regionNames } from '@mboalink/shared/catalogue/country.ts';
import { otherTown, quartiersOf, type Town, towns } from '@mboalink/shared/catalogue/places.ts';
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

const busyShare = 18;
const busyQuartiers: Readonly<Record<string, readonly string[]>> = {
  douala:
    'akwa bonaberi bonamoussadi bonapriso deido makepe ndokoti bepanda new-bell logbessou kotto bonanjo logpom'.split(
      ' ',
    ),
  yaounde:
    'essos mokolo biyem-assi bastos mvog-mbi melen mendong ekounou nkolbisson omnisports mimboman'.split(' '),
};

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
  return chance(random, 0.35) ? pick(random, smallTownQuartiers[mainLanguage(town.region)]) : null;
}

// None of these is a trade: a search for pharmacies must not bring up who is opposite one.
const landmarks: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'la chapelle',
    'la mosquée',
    'la cathédrale',
    'la mairie',
    'la préfecture',
    'la chefferie',
    'la poste',
    'la gare routière',
    "l'église",
    "l'ancien cinéma",
    'le stade',
    'le commissariat',
    'le tribunal',
    'le pont',
    'le rond-point',
    'le feu rouge',
    'le monument',
    'le grand manguier',
    'le foyer communautaire',
    'le camp militaire',
  ],
  en: [
    'the mosque',
    'the Presbyterian church',
    'the Catholic church',
    'the Baptist church',
    'the council office',
    'the motor park',
    "the chief's palace",
    'the post office',
    'the stadium',
    'the police station',
    'the court house',
    'the bridge',
    'the roundabout',
    'the traffic light',
    'the mango tree',
    'the community hall',
    "the D.O.'s office",
    'the grandstand',
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
