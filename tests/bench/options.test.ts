import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('measures ten thousand businesses unless it is told how many', () => {
  expect(readOptions([])).toMatchObject({ businesses: 10_000, calls: 200 });
  expect(readOptions(['1_000_000', '--calls', '50'])).toMatchObject({
    businesses: 1_000_000,
    calls: 50,
  });
});

it('refuses what is no number, and what it does not know', () => {
  expect(() => readOptions(['many'])).toThrow('is no number');
  expect(() => readOptions(['--fast'])).toThrow();
});
