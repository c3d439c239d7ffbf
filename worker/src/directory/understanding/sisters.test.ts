import { resolveCategoryPath } from '@mboalink/shared/catalogue/categories.ts';
import { expect, it } from 'vitest';
import { sisterGroups, sistersOf } from './sisters.ts';

it('names trades that the catalogue has, each once in a group and no group twice', () => {
  const paths = sisterGroups.flat();
  expect(paths.filter((path) => !resolveCategoryPath(path)?.subcategory)).toEqual([]);
  expect(sisterGroups.filter((group) => group.length < 2 || new Set(group).size < group.length)).toEqual([]);
  expect(new Set(sisterGroups.map((group) => [...group].sort().join())).size).toBe(sisterGroups.length);
});

it.each([
  ['hotels-and-lodging/hotels', 'hotels-and-lodging/guest-houses-and-motels'],
  ['hotels-and-lodging/short-stays', 'real-estate/furnished-lets'],
  ['technology/web-development', 'technology/mobile-development'],
  ['plumbing-and-water/plumbers', 'plumbing-and-water/septic-and-drains'],
])('takes for %s one of %s', (path, sister) => {
  expect(sistersOf(path)).toContain(sister);
});

it.each(['health-and-medical/pharmacies', 'hotels-and-lodging', ''])('takes nothing for %j', (path) => {
  expect(sistersOf(path)).toEqual([]);
});
