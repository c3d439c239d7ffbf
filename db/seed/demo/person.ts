import type { Language } from '@mboalink/shared/language.ts';
import personNames from '../data/person-names.json' with { type: 'json' };
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
