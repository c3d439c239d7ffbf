import type { Language } from '@mboalink/shared/language.ts';
import nameWords from '../data/name-words.json' with { type: 'json' };
import { chance, pick, type Random, weightedPicker } from '../random.ts';
import type { DemoPerson } from './person.ts';
import type { DemoPlace } from './place.ts';
import type { Trade } from './trades.ts';

type Pattern =
  | 'family'
  | 'kin'
  | 'given'
  | 'nickname'
  | 'virtue'
  | 'quartier'
  | 'modern'
  | 'initials'
  | 'brand'
  | 'house';

type Weights = Partial<Record<Pattern, number>>;

const usual: Weights = { family: 20, kin: 9, given: 10, virtue: 22, quartier: 9, modern: 9, initials: 7 };

const byKind: Readonly<Record<string, Weights>> = {
  shop: { ...usual, house: 9 },
  food: { ...usual, house: 6, nickname: 6 },
  eating: { given: 14, nickname: 26, virtue: 14, quartier: 7, modern: 5, family: 4, brand: 6 },
  beauty: { given: 28, virtue: 12, quartier: 8, modern: 16, nickname: 5, brand: 5, initials: 4 },
  health: { virtue: 40, family: 30, brand: 6 },
  teaching: { virtue: 34, family: 18, given: 8, modern: 12, initials: 8, brand: 8 },
  office: { family: 45, kin: 8, initials: 22, brand: 14 },
  computing: { brand: 36, initials: 16, modern: 16, given: 8, family: 8, virtue: 6 },
  media: { brand: 30, given: 14, initials: 14, modern: 18, family: 8, virtue: 5 },
  events: { given: 18, virtue: 16, brand: 18, modern: 16, family: 12, initials: 8 },
  lodging: { virtue: 34, brand: 24, family: 10, modern: 14 },
  property: { family: 26, virtue: 16, brand: 20, initials: 16, modern: 10 },
  farm: { ...usual, house: 3, modern: 2 },
  maker: { ...usual, given: 18, house: 4 },
  leisure: { brand: 40, virtue: 20, family: 12 },
  kiosk: { given: 18, virtue: 26, quartier: 12, family: 16, nickname: 8 },
};

const pickers = new Map(
  [...Object.entries(byKind), ['usual', usual] as const].map(([kind, weights]) => [
    kind,
    weightedPicker(Object.entries(weights) as [Pattern, number][]),
  ]),
);

function startsWithVowel(text: string): boolean {
  return /^[aeiouyàâéèêëîïôöûüœAEIOUYÀÂÉÈÊËÎÏÔÖÛÜŒ]/.test(text);
}

/** 'de Rosine', 'd'Adèle'. */
export function frenchDe(name: string): string {
  return startsWithVowel(name) ? `d'${name}` : `de ${name}`;
}

function nickname(random: Random, person: DemoPerson, language: Language): string {
  const titles = person.isWoman ? nameWords.nicknames.mother : nameWords.nicknames.father;
  return `${pick(random, titles[language])} ${person.given}`;
}

function initials(random: Random, person: DemoPerson): string {
  const letters = 'ABCDEFGJKLMNPRSTY';
  const third = chance(random, 0.5) ? pick(random, [...letters]) : '';
  return `${person.given[0]}${person.family[0]}${third}`
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
}

/** The part of the name that is not the trade: whose business it is, or what it stands for. */
function chooseDistinction(
  random: Random,
  pattern: Pattern,
  { person, place, language }: { person: DemoPerson; place: DemoPlace; language: Language },
): string {
  const words = nameWords[language];
  switch (pattern) {
    case 'kin':
    case 'house':
      return `${person.family} ${pick(random, words.kin)}`;
    case 'given':
      return person.given;
    case 'nickname':
      return nickname(random, person, language);
    case 'virtue':
      return pick(random, words.virtues);
    case 'quartier':
      return place.quartier ?? place.town?.[language] ?? person.family;
    case 'modern':
      return language === 'fr' ? `${person.given} ${pick(random, words.modern)}` : pick(random, words.modern);
    case 'initials':
      return initials(random, person);
    case 'brand':
      return pick(random, nameWords.brands);
    default:
      return person.family;
  }
}

function frenchName(stem: string, pattern: Pattern, distinction: string, person: DemoPerson): string {
  if (stem === 'Chez') return `Chez ${pattern === 'nickname' ? distinction : person.given}`;
  if (stem.endsWith(' de')) return `${stem.slice(0, -3)} ${frenchDe(person.given)}`;
  if (stem === 'DJ' || stem === 'MC') return `${stem} ${person.given}`;
  if (pattern === 'house' || stem === 'Ets') return `Ets ${distinction}`;
  if (pattern === 'brand' && !stem.includes(' ')) return `${distinction} ${stem}`;
  return `${stem} ${distinction}`;
}

function englishName(stem: string, pattern: Pattern, distinction: string, person: DemoPerson): string {
  if (stem === 'DJ' || stem === 'MC') return `${stem} ${person.given}`;
  if (pattern === 'house') return `${distinction} Enterprise`;
  if (pattern === 'given') return `${distinction}${distinction.endsWith('s') ? "'" : "'s"} ${stem}`;
  return `${distinction} ${stem}`;
}

/** An invented business name in the language, such as one reads on signs. */
export function chooseBusinessName(
  random: Random,
  trade: Trade,
  subject: { person: DemoPerson; place: DemoPlace; language: Language },
): string {
  const pattern = (pickers.get(trade.kind) ?? pickers.get('usual'))?.(random) ?? 'family';
  const distinction = chooseDistinction(random, pattern, subject);
  const stem = pick(random, trade.words[subject.language].names);
  const build = subject.language === 'fr' ? frenchName : englishName;
  return build(stem, pattern, distinction, subject.person);
}
