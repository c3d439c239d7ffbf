import { type FilterName, noFilters, withFilter } from '@mboalink/shared/directory/filters.ts';
import { keysOf } from '@mboalink/shared/keys-of.ts';
import { type Criteria, hasCriteria, noCriteria } from './criteria.ts';

export type Widening = {
  by: Exclude<FilterName, 'category'> | 'search' | 'everything';
  criteria: Criteria;
};

const atMost = 3;

/** When it widens a search to drop a filter, the mildest way first. Without its category a search is another one. */
const widens: Record<Exclude<FilterName, 'category'>, (criteria: Criteria) => boolean> = {
  items: ({ items }) => items.length > 0,
  city: ({ city, region }) => city !== '' && region !== '',
  userType: ({ userType }) => userType !== '',
  subcategory: ({ category, subcategory, items }) =>
    category !== '' && subcategory !== '' && items.length === 0,
  region: ({ region, city }) => region !== '' || city !== '',
};

/** Ways to find more, each one step wider than the search that found nothing; the mildest first. */
export function widenings(criteria: Criteria): Widening[] {
  const steps: Widening[] = keysOf(widens)
    .filter((name) => widens[name](criteria))
    .map((name) => ({ by: name, criteria: withFilter(criteria, name, noFilters[name]) }));
  if (criteria.search !== '') steps.push({ by: 'search', criteria: { ...criteria, search: '' } });
  const useful = steps.filter((step) => hasCriteria(step.criteria)).slice(0, atMost);
  return [...useful, { by: 'everything', criteria: { ...noCriteria, masked: criteria.masked } }];
}
