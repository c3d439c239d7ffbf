import { expect, test } from 'vitest';
import { readAt } from './open-pages.ts';

test.each([
  ['/categories', ['search', 'city', 'page']],
  ['/categories/plumbers/douala', ['search', 'page']],
  ['/categories/plumbers/', ['search', 'page']],
  ['/business/chez-awa', []],
  ['/business/chez-awa/number', ['trade', 'town']],
  ['/business/chez-awa/poster/', []],
  ['/b/awa', []],
  ['/business/chez-awa/nothing', []],
])('copies of %s differ by %j alone', (path, reads) => {
  expect(readAt(path)).toEqual(reads);
});
