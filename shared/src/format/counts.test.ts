import { expect, it } from 'vitest';
import { formatCount, formatMegabytes, formatPercent } from './counts.ts';

it('puts a space that does not break between thousands', () => {
  expect(formatCount(4800)).toBe('4\u00a0800');
  expect(formatCount(1_000_000)).toBe('1\u00a0000\u00a0000');
  expect(formatCount(12)).toBe('12');
});

it('says with a plus that there are more', () => {
  expect(formatCount(1000, true)).toBe('1\u00a0000+');
});

it('writes a share of a hundred as the language does', () => {
  expect(formatPercent(33.3, 'en')).toBe('33.3%');
  expect(formatPercent(33.3, 'fr')).toBe('33,3\u00a0%');
  expect(formatPercent(120, 'fr')).toBe('120\u00a0%');
});

it('writes bytes as readers of each language say them', () => {
  expect(formatMegabytes(1_234_567, 'en')).toBe('1.2\u00a0MB');
  expect(formatMegabytes(1_234_567, 'fr')).toBe('1,2\u00a0Mo');
  expect(formatMegabytes(12_000_000, 'fr')).toBe('12\u00a0Mo');
});

it('says that it is little, and nothing of nothing', () => {
  expect(formatMegabytes(3, 'fr')).toBe('<\u00a00,1\u00a0Mo');
  expect(formatMegabytes(0, 'en')).toBe('0\u00a0MB');
});
