import { expect, it } from 'vitest';
import { nextCursor, readStart } from './read-search.ts';

const id = '0b9f6f6e-2d0c-4e8a-9f50-0c4f3f1f2a11';
const page = (count: number, total: number) => ({ limit: 20, ids: Array<string>(count).fill(id), total });

it('begins where the number of the page says, or behind the contact of the cursor', () => {
  expect(readStart({ page: 3, limit: 20 })).toEqual({ offset: 40 });
  expect(readStart({ page: 1, limit: 20, cursor: `40_${id}` })).toEqual({ offset: 40, after: id });
});

it('goes no deeper than the last page, whatever a cursor says', () => {
  expect(readStart({ page: 1, limit: 20, cursor: `9999_${id}` }).offset).toBe(980);
});

it('leads on while the page was full and more are counted', () => {
  expect(nextCursor({ offset: 20 }, page(20, 41))).toBe(`40_${id}`);
  expect(nextCursor({ offset: 20 }, page(20, 40))).toBeNull();
  expect(nextCursor({ offset: 40 }, page(3, 1001))).toBeNull();
  expect(nextCursor({ offset: 980 }, page(20, 1001))).toBeNull();
  expect(nextCursor({ offset: 0 }, page(0, 0))).toBeNull();
  const uncounted = { limit: 100, ids: Array<string>(100).fill(id), total: Number.POSITIVE_INFINITY };
  expect(nextCursor({ offset: 1000 }, uncounted)).toBe(`1100_${id}`);
});
