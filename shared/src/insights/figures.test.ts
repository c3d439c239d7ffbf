import { expect, it } from 'vitest';
import { changeWord } from './figures.ts';

it.each([
  [{ current: 3, change: 'new' }, 'new'],
  [{ current: 0, change: 0 }, undefined],
  [{ current: 3, change: 0 }, 'same'],
  [{ current: 3, change: 50 }, 'more'],
  [{ current: 0, change: -100 }, 'less'],
] as const)('words %j as %s', (figure, word) => {
  expect(changeWord(figure)).toBe(word);
});
