import type { Language } from '@mboalink/shared/language.ts';
import personNames from '../data/person-names.json' with { type: 'json' };
import phrases from '../data/phrases.json' with { type: 'json' };
import { chance, pick, type Random, weightedPicker } from '../random.ts';

export type DemoPerson = { given: string; family: string; isWoman: boolean };

type Origin = keyof typeof personNames.families;

const originsByRegion = new Map(
  Object.entries(personNames.familiesByRegion).map(([region, weights]) => [
    region,
    weightedPicker(Object.entries(weights) as [Origin, number][]),
  ]),
);

const ofEnglishSpeakers = weightedPicker<Origin>([
  ['northwest', 60],
  ['southwest', 40],
]);

function chooseOrigin(random: Random, regionSlug: string, language: Language): Origin {
  const isEnglishRegion = regionSlug === 'north-west' || regionSlug === 'south-west';
  if (language === 'en' && !isEnglishRegion) return ofEnglishSpeakers(random);
  if (language === 'fr' && isEnglishRegion) return 'west';
  return originsByRegion.get(regionSlug)?.(random) ?? 'west';
}

function givenNames(origin: Origin, isWoman: boolean): readonly string[] {
  const { given } = personNames;
  if (origin === 'north') return isWoman ? given.northWomen : given.northMen;
  if (origin === 'northwest' || origin === 'southwest') return isWoman ? given.enWomen : given.enMen;
  return isWoman ? given.frWomen : given.frMen;
}

/** An invented person whose names suit the region and the language. */
export function choosePerson(random: Random, regionSlug: string, language: Language): DemoPerson {
  const origin = chooseOrigin(random, regionSlug, language);
  const isWoman = chance(random, 0.45);
  const given = pick(random, givenNames(origin, isWoman));
  const families = personNames.families[origin].filter((family) => family !== given);
  // 'Ngo' is how a daughter's family name begins.
  const suitable = isWoman ? families : families.filter((family) => !family.startsWith('Ngo '));
  return { given, family: pick(random, suitable), isWoman };
}

const firstOfSmallBlock = 237_670_000_100;
const sizeOfSmallBlock = 9_900;
const firstOfLargeBlock = 237_640_000_000;

/**
 * The invented number of a business, in E.164. The first 9 900 follow those of the demo accounts, which begin at
 * 237670000001; the others begin with 64, which no operator in Cameroon assigns.
 */
export function demoNumber(index: number): string {
  const number =
    index < sizeOfSmallBlock ? firstOfSmallBlock + index : firstOfLargeBlock + (index - sizeOfSmallBlock);
  return `+${number}`;
}

/** What a buyer says, if anything: buyers have nothing to offer. */
export function demoWish(random: Random, language: Language) {
  return {
    description: chance(random, 0.3) ? pick(random, phrases.wishes[language]) : '',
    keywords: [],
    itemSlugs: [],
    landmark: null,
    openingHours: {},
    prices: [],
  };
}
