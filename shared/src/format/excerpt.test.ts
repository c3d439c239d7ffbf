import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('leaves a short text as it is, in one line', () => {
  expect(excerpt(' Plomberie\n  et chauffage ')).toBe('Plomberie et chauffage');
});

it('is cut between words, without what stood before the cut', () => {
  expect(excerpt(`${'a'.repeat(110)}, plomberie et chauffage`)).toBe(`${'a'.repeat(110)}…`);
});

it.each(['😀', '👩🏾‍🌾', 'é'.normalize('NFD')])('halves no %s', (character) => {
  const cut = excerpt(`${'a'.repeat(119)}${character.repeat(3)}`);
  expect(cut).toBe(`${'a'.repeat(119)}…`);
});
