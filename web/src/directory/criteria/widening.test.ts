import { noCriteria } from '@mboalink/shared/directory/criteria.ts';
import { expect, it } from 'vitest';
import { widenings } from './widening.ts';

const narrow = {
  ...noCriteria,
  search: 'inox',
  category: 'a',
  subcategory: 'b',
  items: ['c'],
  region: 'west',
  city: 'foumban',
};

const ways = (criteria: typeof narrow) => widenings(criteria).map(({ by }) => by);

it('offers the search without each filter, the mildest first, then the newest near the viewer', () => {
  expect(ways(narrow)).toEqual([
    'items',
    'city',
    'subcategory',
    'region',
    'category',
    'search',
    'everything',
  ]);
});

it('offers to read the words again first, where they were taken as they stand', () => {
  expect(ways({ ...noCriteria, search: 'inox', exact: true })).toEqual(['exact', 'everything']);
});

it('gives up a town without a region together with it', () => {
  expect(ways({ ...noCriteria, search: 'inox', city: 'foumban' })).toEqual([
    'region',
    'search',
    'everything',
  ]);
});

it('never offers a search without criteria as a milder one', () => {
  expect(widenings({ ...noCriteria, search: 'inox', masked: true })).toEqual([
    { by: 'everything', criteria: { ...noCriteria, masked: true } },
  ]);
});
