import { noCriteria } from '@mboalink/shared/directory/criteria.ts';
import { expect, it } from 'vitest';
import { openSearchPath } from './open-search-path.ts';

it.each([
  [{}, '/categories'],
  [{ search: 'plombier', city: 'douala' }, '/categories?search=plombier&city=douala'],
  [{ search: 'plombier', subcategory: 'plumbers' }, '/categories?search=plombier&city='],
  [{ city: 'douala' }, '/categories?search=&city=douala'],
  [{ category: 'plumbing-and-water' }, '/categories/plumbing-and-water'],
  [
    { category: 'plumbing-and-water', subcategory: 'plumbers', city: 'douala' },
    '/categories/plumbers/douala',
  ],
])('what is found by %j stands open at %s', (criteria, path) => {
  expect(openSearchPath({ ...noCriteria, ...criteria })).toBe(path);
});
