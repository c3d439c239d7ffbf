import { expect, it } from 'vitest';
import { formatDollars, formatFrancs } from './money.ts';

it('writes francs with a space between thousands, all on one line', () => {
  expect(formatFrancs(3000)).toBe('3\u00a0000\u00a0FCFA');
  expect(formatFrancs(20)).toBe('20\u00a0FCFA');
  expect(formatFrancs(6000 / 30 / 15)).toBe('13\u00a0FCFA');
});

it('writes dollars with the decimal sign of the language', () => {
  expect(formatDollars(4.99, 'en')).toBe('4.99\u00a0USD');
  expect(formatDollars(14.9, 'fr')).toBe('14,90\u00a0USD');
});
