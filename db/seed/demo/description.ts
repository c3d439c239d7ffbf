import type { Item } from '@mboalink/shared/catalogue/categories.ts';
import type { Language } from '@mboalink/shared/language.ts';
import ownWords from '../data/own-words.json' with { type: 'json' };
import phrases from '../data/phrases.json' with { type: 'json' };
import sentences from '../data/sentences.json' with { type: 'json' };
import { between, chance, pick, type Random, sample } from '../random.ts';
import { frenchDe } from './business-name.ts';
import { type DemoPlace, northernRegions } from './place.ts';
import type { Trade } from './trades.ts';

const sentencesByKind: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = sentences;

const ownWordsOf: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = ownWords;

const introductions: Readonly<Record<string, Readonly<Record<Language, string>>>> = phrases.introductions;

// Names of people ("Carreleurs") and of kinds of house ("Cabarets") do not read well in a list of what is offered.
const namesPeople = /^\S+(iers?|iens?|istes?|eurs|euses|ères|tres|ogues?|ants)\b/;
const namesHouses =
  /^(Agences|Ateliers|Bars|Boîtes|Boutiques|Cabarets|Centres|Coopér|Crèches|Cyber|Démarcheurs|Fabri|Grossistes|Huileries|Producteurs|Salles|Salons|Scieries|Snack-bars|Supér|Superm|Tourne-dos|Unités)/;
const kindsWithoutList = new Set(['leisure', 'lodging', 'teaching']);

/** 'Fuites et dépannage' → 'fuites et dépannage'; 'WC', 'iPhone' and 'Orange Money' stay as they are. */
function lowerFirst(text: string): string {
  const keeps =
    /^(\p{Lu}\p{Lu}|Android|Excel|GCE|Google|Orange|React|Windows|Word|Wi-Fi|English|French|German)/u;
  return keeps.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function listOfItems(trade: Trade, items: readonly Item[], language: Language): string | undefined {
  if (items.length < 2 || kindsWithoutList.has(trade.kind)) return undefined;
  if (items.some((item) => namesPeople.test(item.fr) || namesHouses.test(item.fr))) return undefined;
  const list = items.map((item) => lowerFirst(item[language])).join(', ');
  return `${(introductions[trade.kind] ?? phrases.introductions.usual)[language]} ${list}.`;
}

function spelledThousands(amount: number, language: Language): string {
  const thousands = Math.floor(amount / 1000);
  const rest = String(amount % 1000).padStart(3, '0');
  return `${thousands}${language === 'fr' ? '\u00a0' : ','}${rest}`;
}

type Subject = { place: DemoPlace; language: Language; joinedYear: number };

function fill(random: Random, template: string, subject: Subject): string {
  const { place, language, joinedYear } = subject;
  const town = place.town?.[language] ?? '';
  return template
    .replace('de {town}', () => frenchDe(town))
    .replaceAll('{town}', town)
    .replace('{place}', [place.quartier, town].filter(Boolean).join(', '))
    .replace('{team}', String(between(random, 3, 9)))
    .replace('{year}', String(joinedYear - between(random, 0, 14)))
    .replace('{price}', spelledThousands(between(random, 2, 6) * 500, language))
    .replace('{room}', spelledThousands(between(random, 10, 36) * 500, language));
}

function chooseSentence(random: Random, kind: string, subject: Subject): string {
  const known = sentencesByKind[kind]?.[subject.language] ?? [];
  const usable = subject.place.town ? known : known.filter((sentence) => !/\{(town|place)\}/.test(sentence));
  return fill(random, pick(random, usable), subject);
}

/** Most owners of a trade begin alike; where they are and since when is their own. */
function ended(aside: Random, lead: string, subject: Subject, others: readonly string[]): string {
  if (!lead.endsWith('.') || chance(aside, 0.2)) return lead;
  const { town, quartier } = subject.place;
  const saysYear = others.some((sentence) => /\b(19|20)\d\d\b/.test(sentence));
  const usable = phrases.endings[subject.language].filter(
    (ending) =>
      !(saysYear && ending.includes('{year}')) &&
      !(quartier === null && /\{(quartier|place)\}/.test(ending)) &&
      !(town === undefined && /\{(town|place)\}/.test(ending)),
  );
  if (usable.length === 0) return lead;
  const ending = pick(aside, usable).replace('{quartier}', quartier ?? '');
  return fill(aside, `${lead.slice(0, -1)}${ending}.`, subject);
}

/**
 * One to three sentences that fit the trade: what is offered, how, and perhaps a last word. What `aside` decides changes
 * nothing of what `random` goes on to.
 */
export function chooseDescription(
  { random, aside }: { random: Random; aside: Random },
  trade: Trade,
  items: readonly Item[],
  subject: Subject,
): string {
  const isNorthern = northernRegions.has(subject.place.regionSlug);
  const leads = trade.words[subject.language].leads.filter(
    (lead) => !(isNorthern && /porc|pork/i.test(lead)),
  );
  const lead = pick(random, leads);
  const list = listOfItems(trade, items, subject.language);
  const isList = list !== undefined && chance(random, 0.3);
  const others: string[] = [];
  if (chance(random, 0.8)) others.push(chooseSentence(random, trade.kind, subject));
  if (others.length > 0 && chance(random, 0.45)) others.push(chooseSentence(random, 'any', subject));
  return [isList ? list : ended(aside, lead, subject, others), ...others].join(' ');
}

const maximumCount = 10;
const maximumLength = 30;

function pieces(text: string, language: Language): string[] {
  return text
    .toLowerCase()
    .split(language === 'fr' ? /, | et / : /, | & | and /)
    .map((piece) => piece.trim());
}

function isKeyword(word: string): boolean {
  return word.length >= 3 && word.length <= maximumLength && !/^(de|du|des|autres|other) /.test(word);
}

/** Words that the owner would like to be found by: from none to ten, of at most 30 characters. */
export function chooseKeywords(
  random: Random,
  trade: Trade,
  items: readonly Item[],
  language: Language,
): string[] {
  if (chance(random, 0.12)) return [];
  const subjects = items.length > 0 ? items : trade.subcategory.items;
  const candidates = [
    ...pieces(trade.subcategory[language], language),
    ...subjects.flatMap((item) => pieces(item[language], language)),
    ...(language === 'fr' ? subjects.flatMap((item) => item.tags) : []),
  ].filter(isKeyword);
  const count = chance(random, 0.04) ? maximumCount : between(random, 2, 7);
  return sample(random, [...new Set(candidates)], count);
}

/** Beside them what no catalogue says, as sellers write it: half of those of some trades do. */
export function addOwnWords(
  random: Random,
  keywords: readonly string[],
  trade: Trade,
  language: Language,
): string[] {
  const known = ownWordsOf[trade.subcategory.category]?.[language] ?? [];
  const own = chance(random, 0.5) ? sample(random, known, between(random, 1, 3)) : [];
  const written = own.map((word) => (chance(random, 0.1) ? word.toLocaleUpperCase('fr') : word));
  return [...new Set([...written, ...keywords])].slice(0, maximumCount);
}
