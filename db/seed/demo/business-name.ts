import type { Language } from '@mboalink/shared/language.ts';
import patterns from '../data/name-patterns.json' with { type: 'json' };
import nameWords from '../data/name-words.json' with { type: 'json' };
import { chance, pick, type Random, weightedPicker } from '../random.ts';
import type { DemoPerson } from './person.ts';
import type { DemoPlace } from './place.ts';
import type { Trade } from './trades.ts';

/** Whose the business is called after: see `chooseDistinction`. */
type Pattern = keyof typeof patterns.usual | 'nickname' | 'brand' | 'house';

const pickers = new Map(
  Object.entries(patterns).map(([kind, weights]) => [
    kind,
    weightedPicker(Object.entries(weights) as [Pattern, number][]),
  ]),
);

/** 'de Rosine', 'd'Adèle'. */
export function frenchDe(name: string): string {
  return /^[aeiouyàâéèêëîïôöûüœ]/i.test(name) ? `d'${name}` : `de ${name}`;
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
