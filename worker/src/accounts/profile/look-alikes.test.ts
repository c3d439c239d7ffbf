import { expect, test } from 'vitest';
import { nameProblem } from './name-problem.ts';

test.each([
  ['Ørange Money Support', 'institution'],
  ['Ɵrange Money Support', 'institution'],
  ['Orænge Money Support', 'institution'],
  ['MTN Øfficiel', 'institution'],
  ['ʋba Serʋice Client', 'institution'],
  ['ʋisa Canada', 'institution'],
  ['ʋʋʋʋʋ Ʋiettel Hotline', 'institution'],
  ['Græce ʋérifiée', 'verified'],
  ['Mæstro ʋiettel', 'disguised'],
  ['UBÆxpress Officiel', 'institution'],
  ['MTN Officiɛl', 'institution'],
  ['MTN ƆFFICIƐL', 'institution'],
  ['Ɔrangɘ Money Akwa', 'disguised'],
  ['ⱮŦŊ Akwa', 'disguised'],
  ['Ɠɵɵǥlə Akwa', 'disguised'],
  ['Chez Awa Orange Ħɵƭƚɩɲɇ', 'institution'],
  ['Đøuane Øffıcıelle', 'institution'],
  ['Ƥɐɏpal Şupport', 'institution'],
  ['MbØalink Service Client', 'ours'],
  ['Mßoalink', 'ours'],
  ['Ƅɔaɭinƙ', 'ours'],
  ['Chez Awa vériƒié', 'verified'],
  ['Chez Awa Vɛɍɨfié', 'verified'],
] as const)('“%s” is refused by what it looks like: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test.each(['Ŋgɔ̂ŋ Couture', 'Mɔmɔ Kɛŋɛ', 'Chez Əbəgə Ɓii', 'Ɗan Ƙasuwa Traiteur', 'Café Straße & Søren'])(
  '“%s” is an honest name in letters of its language',
  (name) => {
    expect(nameProblem(name)).toBeUndefined();
  },
);
