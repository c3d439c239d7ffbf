import { expect, it } from 'vitest';
import { noCriteria } from './criteria.ts';
import { widenings } from './widening.ts';

it('offers at most three milder searches, then the newest near the viewer', () => {
  const narrow = {
    ...noCriteria,
    search: 'inox',
    category: 'a',
    subcategory: 'b',
    items: ['c'],
    region: 'west',
    city: 'foumban',
  };
  expect(widenings(narrow).map(({ by }) => by)).toEqual(['items', 'city', 'region', 'everything']);
});

it('never offers a search without criteria as a milder one', () => {
  expect(widenings({ ...noCriteria, search: 'inox', masked: true })).toEqual([
    { by: 'everything', criteria: { ...noCriteria, masked: true } },
  ]);
});
