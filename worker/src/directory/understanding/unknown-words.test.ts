import { expect, it } from 'vitest';
import { understand } from './understand.ts';
import { unknownWords } from './unknown-words.ts';

const unknown = (text: string) => unknownWords(text, understand(text));

it.each([
  ['wolokos', ['woloko']],
  ['je cherche wolokos à Douala', ['woloko']],
  ['wolokos zibrik', ['woloko', 'zibrik']],
])('may learn what nothing in %s says', (text, words) => {
  expect(unknown(text)).toEqual(words);
});

it.each([
  ['plombier', 'a word of the catalogue'],
  ['plombiers wolokos', 'a trade that is named beside it'],
  ['plonbier', 'a misspelled trade'],
  ['Bonamoussadi', 'a place'],
  ['bonjour madame urgent', 'fillers'],
  ['aujourd’hui demain matin', 'ordinary words'],
  ['wolokos237', 'digits in it'],
  ['650 12 34 56', 'a number'],
  ['wolokos@zibrik.cm', 'an address'],
  ['zk', 'too short'],
])('learns nothing from %s: %s', (text) => {
  expect(unknown(text)).toEqual([]);
});
