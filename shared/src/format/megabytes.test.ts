import { expect, it } from 'vitest';
import { formatMegabytes } from './megabytes.ts';

it('writes bytes as readers of each language say them', () => {
  expect(formatMegabytes(1_234_567, 'en')).toBe('1.2\u00a0MB');
  expect(formatMegabytes(1_234_567, 'fr')).toBe('1,2\u00a0Mo');
  expect(formatMegabytes(12_000_000, 'fr')).toBe('12\u00a0Mo');
});

it('says that it is little, and nothing of nothing', () => {
  expect(formatMegabytes(3, 'fr')).toBe('<\u00a00,1\u00a0Mo');
  expect(formatMegabytes(0, 'en')).toBe('0\u00a0MB');
});
