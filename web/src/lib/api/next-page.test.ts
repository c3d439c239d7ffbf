import type { SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { expect, it } from 'vitest';
import { nextPage } from './next-page.ts';

const page = (contacts: number, totalCount: number, totalIsLowerBound = false) =>
  ({
    contacts: Array.from({ length: contacts }),
    pagination: { page: 1, limit: 20, totalCount, totalIsLowerBound },
  }) as SearchOutput;

it('goes on while the last page was full', () => {
  expect(nextPage([page(20, 38)])).toBe(2);
  expect(nextPage([page(20, 38), page(18, 38)])).toBeUndefined();
});

it('asks for no empty last page', () => {
  expect(nextPage([page(20, 40), page(20, 40)])).toBeUndefined();
  expect(nextPage([])).toBeUndefined();
});

it('goes on past a count that is a lower bound, but not past the last page there is', () => {
  const full = page(20, 1000, true);
  expect(nextPage(Array.from({ length: 49 }, () => full))).toBe(50);
  expect(nextPage(Array.from({ length: 50 }, () => full))).toBeUndefined();
});
