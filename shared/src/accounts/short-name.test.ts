import { expect, it } from 'vitest';
import { shortNameProblem } from './short-name.ts';

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
