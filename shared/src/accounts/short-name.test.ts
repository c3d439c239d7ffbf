import { expect, it } from 'vitest';
import { shortNameProblem, suggestedShortName } from './short-name.ts';

it.each([
  ['Chez Mama Ngono & Fils', 'chezmamangonofils'],
  // Eight letters, as a random code has.
  ['Élégance', ''],
  ["Comfort's Kitchen & Catering", 'comfortskitchencatering'],
  ['Orange', ''],
])('proposes of “%s” the name “%s”', (businessName, name) => {
  expect(suggestedShortName(businessName)).toBe(name);
});

it.each([
  'orangemoney',
  'impots',
  'cnps',
  'paypal',
  'serviceclient',
  'support',
  'mboalinksupport',
  'login',
  'payment',
])('keeps “%s” for whom it names', (name) => {
  expect(shortNameProblem(name)).toBe('reserved');
});

it.each(['kiosquemtnchezpaul', 'momocouture', 'orangerie', 'maisonduclient', 'bonusmarket'])(
  'lets a business be called “%s”',
  (name) => {
    expect(shortNameProblem(name)).toBeUndefined();
  },
);
