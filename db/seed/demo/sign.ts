import type { Language } from '@mboalink/shared/language.ts';
import { chance, pick, type Random, weightedPicker } from '../random.ts';

/** What a name is made of, beside its words. */
type Subject = { kind: string; language: Language; family: string };

type Paint = (name: string, random: Random, subject: Subject) => string;

const capitals = /(?<!\p{L})\p{Lu}{2,4}(?!\p{L})/u;
const dotted = (letters: string) => letters.split('').join('.').concat('.');

const legalForms = {
  fr: ['S.A.R.L.', 'SARL', 'Sarl', 'S.A.', 'SA', 'SUARL', 'G.I.E.', '& Cie'],
  en: ['Ltd', 'Ltd.', 'Co. Ltd', 'LTD', '& Co. Ltd', 'P.L.C.'],
} as const;
const establishments = ['Ets.', 'Ets', 'Éts', 'ETS', 'Établissements'];
const numbered = {
  fr: ['N° 1', 'N°2', 'Nº 3', 'n° 1', 'Numéro 1'],
  en: ['No. 1', 'No 1', 'Number 1', 'N° 2'],
} as const;
const figures = ['2M', '3A', '2000', '2K', '5J', '237', '3M'];
const hours = ['24/7', '24h/24', '7j/7', '24H'];

/** As the alphabets of Cameroon's languages write what French writes: 'Ndongo' → 'Ndoŋgo'. */
const ownLetters: readonly (readonly [RegExp, string])[] = [
  [/ng(?=[aeiouéè])/u, 'ŋ'],
  [/ng/u, 'ŋg'],
  [/ou|(?<=\p{L})o/u, 'ɔ'],
  [/[éèe](?=\p{L}*$)/u, 'ɛ'],
  [/^B/u, 'Ɓ'],
  [/b/u, 'ɓ'],
];

function inOwnLetters(name: string, random: Random, { family }: Subject): string {
  const fitting = ownLetters.filter(([letters]) => letters.test(family));
  if (fitting.length === 0 || !name.includes(family)) return name;
  const [letters, written] = pick(random, fitting);
  return name.replace(family, family.replace(letters, written));
}

const building = /^(craftsman|workshop|maker)$/;

function asBuilders(name: string, random: Random, { kind }: Subject): string {
  if (name.includes('BTP')) return name.replace('BTP', 'B.T.P.');
  return building.test(kind) ? `${name} ${pick(random, ['B.T.P.', 'BTP'])}` : name;
}

/** How signs are painted, and how often each way among those that are not plain. */
const paints: readonly (readonly [Paint, number])[] = [
  [(name) => name.replace(capitals, dotted), 8],
  [(name, random, { language }) => `${name} ${pick(random, legalForms[language])}`, 20],
  [
    (name, random, { language }) => (language === 'fr' ? `${pick(random, establishments)} ${name}` : name),
    14,
  ],
  [asBuilders, 6],
  [(name, random, { language }) => `${name} ${pick(random, numbered[language])}`, 6],
  [
    (name, random) =>
      chance(random, 0.5) ? `${pick(random, figures)} ${name}` : `${name} ${pick(random, figures)}`,
    7,
  ],
  [
    (name, random) =>
      chance(random, 0.4) ? `${pick(random, hours)} ${name}` : `${name} ${pick(random, hours)}`,
    4,
  ],
  [inOwnLetters, 14],
  [(name) => name.replace(/(?<=^[\p{L}-]+) (?=\p{Lu}\p{Ll}{2})/u, '-'), 6],
  [(name) => name.replace(' & ', ' et ').replace(' and ', ' & '), 4],
  [(name) => name.toLocaleUpperCase('fr'), 8],
  [(name) => name.normalize('NFD').replace(/\p{M}/gu, ''), 5],
];
const pickPaint = weightedPicker(paints);

/**
 * A business's name as its sign has it: for three of ten with initials, a legal form, a number, letters of a language
 * of the country, a hyphen or capitals. It begins alike where it begins with what one takes off: 'Ets. Ngo & Fils'.
 */
export function paintName(random: Random, name: string, subject: Subject): string {
  if (capitals.test(name) && chance(random, 0.3)) return name.replace(capitals, dotted);
  if (!chance(random, 0.36)) return name;
  const painted = pickPaint(random)(name, random, subject);
  const twice = /^\S*ts\.? (?=[EÉ]ts )|^Établissements (?=Ets )/u;
  return painted.replace(twice, 'Ets. ').replace(/^Ets\. Ets /u, 'Ets. ');
}
