import { expect, it } from 'vitest';
import { formatPercent } from './percent.ts';

it('writes a share of a hundred as the language does', () => {
  expect(formatPercent(33.3, 'en')).toBe('33.3%');
  expect(formatPercent(33.3, 'fr')).toBe('33,3\u00a0%');
  expect(formatPercent(120, 'fr')).toBe('120\u00a0%');
});
