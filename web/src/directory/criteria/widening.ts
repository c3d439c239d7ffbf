import { type Criteria, hasCriteria, noCriteria } from './criteria.ts';

export type Widening = {
  by: 'search' | 'items' | 'subcategory' | 'city' | 'region' | 'userType' | 'everything';
  criteria: Criteria;
};

/** Ways to find more, each one step wider than the search that found nothing; the mildest first. */
export function widenings(criteria: Criteria): Widening[] {
  const { search, category, subcategory, items, region, city, userType, masked } = criteria;
  const steps: (Widening | false)[] = [
    items.length > 0 && { by: 'items', criteria: { ...criteria, items: [] } },
    city !== '' && region !== '' && { by: 'city', criteria: { ...criteria, city: '' } },
    userType !== '' && { by: 'userType', criteria: { ...criteria, userType: '' } },
    category !== '' &&
      subcategory !== '' &&
      items.length === 0 && {
        by: 'subcategory',
        criteria: { ...criteria, subcategory: '' },
      },
    (region !== '' || city !== '') && { by: 'region', criteria: { ...criteria, region: '', city: '' } },
    search !== '' && { by: 'search', criteria: { ...criteria, search: '' } },
  ];
  const useful = steps.filter((step) => step !== false).filter((step) => hasCriteria(step.criteria));
  return [...useful.slice(0, 3), { by: 'everything', criteria: { ...noCriteria, masked } }];
}
