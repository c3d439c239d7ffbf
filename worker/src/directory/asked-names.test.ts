import { expect, it } from 'vitest';
import { isKnown } from './asked-names.ts';

it.each([
  ['plombier', 'a word of the catalogue'],
  ['bonjour', 'a filler'],
  ['demain', 'an ordinary word'],
  ['wolokos237', 'with digits'],
  ['zk', 'too short'],
])('%s is known: %s', (word) => {
  expect(isKnown(word)).toBe(true);
});

it('a word that nothing lists is not known', () => {
  expect(isKnown('wolokos')).toBe(false);
});
