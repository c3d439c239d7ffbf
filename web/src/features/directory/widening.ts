import {
  type Criteria,
  conditionNames,
  hasCriteria,
  noCriteria,
  off,
} from '@mboalink/shared/directory/criteria.ts';
import {
  chosenIn,
  type FilterName,
  filterNames,
  noFilters,
  withFilter,
} from '@mboalink/shared/directory/filters.ts';

export type Widening = {
  by: FilterName | (typeof conditionNames)[number] | 'search' | 'exact' | 'everything';
  criteria: Criteria;
};

/** The filters from the mildest to give up to the one without which a search is another one. */
const mildestFirst: Record<FilterName, number> = {
  items: 1,
  city: 2,
  userType: 3,
  subcategory: 4,
  region: 5,
  category: 6,
};

const filtersInOrder = [...filterNames].sort((one, other) => mildestFirst[one] - mildestFirst[other]);

/** Ways to find more: the search without each of its filters, and without its words; the mildest first. */
export function widenings(criteria: Criteria): Widening[] {
  const steps: Widening[] = filtersInOrder
    .filter((name) => chosenIn(criteria, name).length > 0)
    .map((name) => ({ by: name, criteria: withFilter(criteria, name, noFilters[name]) }));
  if (criteria.exact) steps.unshift({ by: 'exact', criteria: { ...criteria, exact: false } });
  for (const name of conditionNames) {
    if (!['', off[name]].includes(criteria[name]))
      steps.unshift({ by: name, criteria: { ...criteria, [name]: off[name] } });
  }
  if (criteria.search !== '')
    steps.push({ by: 'search', criteria: { ...criteria, search: '', exact: false } });
  const useful = steps.filter((step) => hasCriteria(step.criteria));
  return [...useful, { by: 'everything', criteria: { ...noCriteria, masked: criteria.masked } }];
}
