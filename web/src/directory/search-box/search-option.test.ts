import { noCriteria } from '@mboalink/shared/directory/criteria.ts';
import { describe, expect, it } from 'vitest';
import { criteriaOf, type SearchOption, type Suggested } from './search-option.ts';

const values = {
  ...noCriteria,
  search: 'riz',
  category: 'agriculture',
  subcategory: 'crops',
  items: ['maize-and-beans'],
  region: 'littoral',
  city: 'douala',
  userType: 'seller' as const,
  exact: true,
};
const line = (type: Suggested['type'], criteria: Suggested['criteria']): SearchOption => ({
  ...{ group: 'suggestions', text: 'x', slug: 'x', count: null, city: null, quartier: null, within: null },
  ...{ type, criteria },
});
const kept = { ...noCriteria, userType: 'seller' };

describe('a line of the list', () => {
  it('with a trade replaces words and trade, and keeps the place', () => {
    const place = { region: 'littoral', city: 'douala' };
    expect(criteriaOf(line('category', { category: 'rentals' }), values)).toEqual({
      ...kept,
      ...place,
      category: 'rentals',
    });
    const koki = { category: 'food-beverages', subcategory: 'grains-and-staples', items: ['koki'] };
    expect(criteriaOf(line('item', koki), values)).toEqual({ ...kept, ...place, ...koki });
  });

  it('with a trade in a place replaces the place too', () => {
    const plumbers = { category: 'plumbing-and-water', subcategory: 'plumbers' };
    const west = { ...plumbers, region: 'west' };
    expect(criteriaOf(line('subcategory', west), values)).toEqual({ ...kept, ...west });
    const akwa = { ...plumbers, search: 'Akwa' };
    expect(criteriaOf(line('subcategory', akwa), values)).toEqual({ ...kept, ...akwa });
  });

  it('with the words themselves looks everywhere or in one town; words searched before change nothing else', () => {
    const text = { group: 'suggestions', type: 'text', text: 'koki' } as const;
    const everywhere = { search: 'koki' };
    expect(criteriaOf({ ...text, criteria: everywhere }, values)).toEqual({ ...kept, search: 'koki' });
    const inBuea = { search: 'koki', region: 'south-west', city: 'buea' };
    expect(criteriaOf({ ...text, criteria: inBuea }, values)).toEqual({ ...kept, ...inBuea });
    const recent = { group: 'recent', type: 'text', text: 'koki' } as const;
    expect(criteriaOf(recent, values)).toEqual({ ...values, search: 'koki', exact: false });
  });

  it('with a business looks for its name alone, in the same way to browse', () => {
    const business = line('business', { search: 'Chez Ma' });
    expect(criteriaOf(business, { ...values, masked: true })).toEqual({
      ...noCriteria,
      search: 'Chez Ma',
      masked: true,
    });
  });
});
