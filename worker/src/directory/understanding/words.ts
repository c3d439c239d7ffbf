import { inflections } from '@mboalink/shared/folding.ts';
import { baseForm } from '@mboalink/shared/words.ts';

export { baseForm, foldedWords, type QueryWord, queryWords } from '@mboalink/shared/words.ts';

/** Endings by which a trade, its work, its place and its verb differ: coiffeur, coiffure, coiffer. */
const derivations = (
  'isation isateur ician ical ian ic ateur ation erie ement icien icienne ique iste aison ition iture ture ure eur age ier ant er ir ' +
  'ing ery or e o y'
)
  .split(' ')
  .sort((one, other) => other.length - one.length);

const shortestStem = 4;

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
