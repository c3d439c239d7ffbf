import { foldText } from '@mboalink/shared/slug.ts';

/** A word of a query: as typed, and folded for comparing. */
export type QueryWord = { typed: string; word: string };

const word = /[\p{L}\p{N}+]+/gu;

/** The words of a text in their order; signs, apostrophes and hyphens part words. */
export function queryWords(text: string): QueryWord[] {
  return (text.normalize('NFC').match(word) ?? []).flatMap((typed) => {
    const folded = foldText(typed).replace(/[^a-z0-9+]/g, '');
    return folded === '' || folded === '+' ? [] : [{ typed, word: folded }];
  });
}

/** The same for what needs no typed form. */
export function foldedWords(text: string): string[] {
  return queryWords(text).map(({ word: folded }) => folded);
}

/** Endings that number and gender add in French and English, with what stands for them. */
const inflections: readonly (readonly [ending: string, stem: string])[] = [
  ['euses', 'eur'],
  ['euse', 'eur'],
  ['trices', 'teur'],
  ['trice', 'teur'],
  ['ieres', 'ier'],
  ['iere', 'ier'],
  ['iennes', 'ien'],
  ['ienne', 'ien'],
  ['eaux', 'eau'],
  ['aux', 'al'],
  ['ies', 'y'],
  ['ees', 'e'],
  ['ee', 'e'],
  ['ss', 'ss'],
  ['s', ''],
  ['x', ''],
];

/** Endings by which a trade, its work, its place and its verb differ: coiffeur, coiffure, coiffer. */
const derivations = (
  'isation isateur ician ical ian ic ateur ation erie ement icien icienne ique iste aison ition iture ture ure eur age ier ant er ir ' +
  'ing ery or e o y'
)
  .split(' ')
  .sort((one, other) => other.length - one.length);

const shortestStem = 4;

/** One form for singular and plural, man and woman. */
export function baseForm(word: string): string {
  const [ending = '', stem = ''] =
    inflections.find(([end]) => word.endsWith(end) && word.length - end.length >= 3) ?? [];
  return word.slice(0, word.length - ending.length) + stem;
}

/** One form for a trade and its verb; looser than the base form, and sometimes too loose. */
export function rootForm(word: string): string {
  const base = baseForm(word);
  const ending = derivations.find((end) => base.endsWith(end) && base.length - end.length >= shortestStem);
  return ending ? base.slice(0, base.length - ending.length) : base;
}

/** The words that may have such a base form, as spelled. */
export function inflected(base: string): string[] {
  const forms = inflections
    .filter(([, stem]) => base.endsWith(stem))
    .map(([ending, stem]) => base.slice(0, base.length - stem.length) + ending);
  return [base, ...forms].filter((word) => baseForm(word) === base);
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(ch|sh|sch)/g, '9'],
  [/qu|q|ck|k|c(?![eiy])/g, 'k'],
  [/c(?=[eiy])|ss|z|ç/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/gu(?=[eiy])/g, 'g'],
  [/eaux?|aux?|o+/g, 'o'],
  [/ou|oo|w|u/g, 'u'],
  [/ai|ei|er\b|ez\b|et\b|ee|e+/g, 'e'],
  [/an|am|en|em/g, '1'],
  [/in|im|ain|ein|yn/g, '2'],
  [/y|ie|i+/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/[tdspxe]+$/g, ''],
];

/** How a word sounds to a French ear: words written by ear share it. */
export function soundOf(word: string): string {
  return sounds.reduce((text, [from, to]) => text.replace(from, to), word);
}
