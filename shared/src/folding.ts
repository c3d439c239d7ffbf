/**
 * The one rule by which texts are compared: what people type, and what a listing is found by. JavaScript reads it here, and
 * PostgreSQL in the functions that `db/src/word-functions.ts` makes of it: so patterns keep to what both understand alike.
 */

/** Accents and other marks, and characters that nobody sees. */
export const marks =
  '[\\u0300-\\u036f\\u064b-\\u065f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff' +
  '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff]';

/**
 * Letters that are no other letter with a mark, of French, of languages of Cameroon, and of names from elsewhere. Read in
 * lower case, with marks taken off their letters (NFKD).
 */
export const plainLetters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ŋg: 'ng',
  ŋ: 'ng',
  ɲ: 'ny',
  ß: 'ss',
  ...{ ɛ: 'e', ǝ: 'e', ə: 'e', ɔ: 'o', ø: 'o', ɓ: 'b', ɗ: 'd', đ: 'd', ð: 'd' },
  ...{ ʉ: 'u', ʊ: 'u', ɨ: 'i', ı: 'i', ɑ: 'a', ƙ: 'k', ł: 'l', ƴ: 'y', ς: 'σ' },
};

/** What parts words, whatever the script; a plus does not: 'C++'. */
const apart =
  '\\u0001-\\u002a\\u002c-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u02b0-\\u02ff\\u060c\\u061b\\u061f\\u06d4' +
  '\\u2010-\\u2bff\\u3000-\\u303f\\ua78b\\ua78c\\u{1f000}-\\u{1faff}';

/** As a pattern, one or more of them. */
export const separators = `[${apart}]+`;

const begin = `(?<![^${apart}])`;
const end = `(?![^${apart}])`;
const consonant = '[b-df-hj-np-tv-xz]';
const figureOrConsonant = '[0-9b-df-hj-np-tv-xz]';

/**
 * What is written in several ways becomes one: initials, numbers, opening hours. What matches is replaced, in this order, in
 * a text whose letters are plain.
 */
export const writingRules: readonly (readonly [pattern: string, replacement: string])[] = [
  // 24/7, 24h/24, 24 h sur 24
  [`${begin}24 ?h?(?:eures|rs)? ?(?:/|sur|-|x) ?(?:24|7)(?: ?[hj](?:ours|rs)?)?${end}`, ' 24h24 '],
  [`${begin}7 ?j?(?:ours|rs)? ?(?:/|sur) ?7(?: ?j(?:ours|rs)?)?${end}`, ' 7j7 '],
  // N° 1, nº1, No. 1
  [`${begin}n ?°`, ' numero '],
  [`${begin}(?:no|nr|num)[.]? ?(?=[0-9])`, ' numero '],
  // S.A.R.L., J. B. Fotso
  [`(?<=${begin}[a-z])[.](?:(?=[a-z](?:[.]|${end}))| (?=[a-z][.]))`, ''],
  // H&M, H & M, H et M
  [`(?<=${begin}[a-z0-9]) ?& ?(?=[a-z0-9]${end})`, ''],
  [`(?<=${begin}${consonant}) (?:et|and) (?=${consonant}${end})`, ''],
  // 2 M, T 3, H M, S A R L
  [`(?<=${begin}[a-xz]) (?=[a-xz] [a-xz]${end})|(?<=${begin}[a-xz] [a-xz]) (?=[a-xz]${end})`, ''],
  [`(?<=${begin}${consonant}) (?=${figureOrConsonant}${end})|(?<=${begin}[0-9]) (?=${consonant}${end})`, ''],
  // A plus is part of a word, and none.
  [`${begin}[+]+${end}`, ' '],
];

/** Endings that number and gender add in French and English, with what stands for them. */
export const inflections: readonly (readonly [ending: string, stem: string])[] = [
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

/** Letters of a word that are left before an ending. */
export const shortestBeforeEnding = 3;
