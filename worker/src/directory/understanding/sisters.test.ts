import { resolveCategoryPath } from '@mboalink/shared/catalogue/categories.ts';
import { expect, it } from 'vitest';
import { sisterGroups } from './sisters.ts';

it('names trades that the catalogue has, each once in a group and no group twice', () => {
  const paths = sisterGroups.flat();
  expect(paths.filter((path) => !resolveCategoryPath(path)?.subcategory)).toEqual([]);
  expect(sisterGroups.filter((group) => group.length < 2 || new Set(group).size < group.length)).toEqual([]);
  expect(new Set(sisterGroups.map((group) => [...group].sort().join())).size).toBe(sisterGroups.length);
});
