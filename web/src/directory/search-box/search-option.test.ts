import { describe, expect, it } from 'vitest';
import { nameEntries } from '../../../build/catalogue-names.ts';
import type { Names } from '../../catalogue/names.ts';
import { namesFrom } from '../../catalogue/names.ts';
import { noCriteria } from '../criteria/criteria.ts';
import { criteriaOf, type SearchOption } from './search-option.ts';

const names: Names = namesFrom(nameEntries('fr'));
const values = {
  ...noCriteria,
  search: 'riz',
  category: 'agriculture',
  subcategory: 'crops',
  items: ['maize-and-beans'],
  region: 'littoral',
  city: 'douala',
  userType: 'seller' as const,
};
const entry = (
  type: 'category' | 'subcategory' | 'item' | 'city' | 'business',
  slug: string,
): SearchOption => ({
  ...{ group: 'suggestions', text: slug, count: null, city: null, within: null },
  ...{ type, slug },
});
const place = { region: 'littoral', city: 'douala', userType: 'seller' };

describe('a line of the list', () => {
  it('with another trade replaces words and trade, and keeps the place', () => {
    expect(criteriaOf(entry('category', 'rentals'), values, names)).toEqual({
      ...noCriteria,
      ...place,
      category: 'rentals',
    });
    expect(criteriaOf(entry('subcategory', 'plumbers'), values, names)).toEqual({
      ...noCriteria,
      ...place,
      category: 'plumbing-and-water',
      subcategory: 'plumbers',
    });
    expect(criteriaOf(entry('item', 'koki'), values, names)).toEqual({
      ...noCriteria,
      ...place,
      search: 'koki',
    });
  });

  it('with a town replaces words and place, and keeps the trade', () => {
    expect(criteriaOf(entry('city', 'buea'), values, names)).toEqual({
      ...values,
      search: '',
      region: 'south-west',
      city: 'buea',
    });
  });

  it('with the words themselves looks everywhere or in one town; words searched before change nothing else', () => {
    const text = { group: 'suggestions', type: 'text', text: 'koki' } as const;
    expect(criteriaOf(text, values, names)).toEqual({ ...noCriteria, search: 'koki', userType: 'seller' });
    expect(criteriaOf({ ...text, town: 'buea' }, values, names)).toMatchObject({
      region: 'south-west',
      city: 'buea',
    });
    expect(criteriaOf({ ...text, group: 'recent' }, values, names)).toEqual({ ...values, search: 'koki' });
  });

  it('with a business looks for its name alone, in the same way to browse', () => {
    expect(criteriaOf(entry('business', 'Chez Ma'), { ...values, masked: true }, names)).toEqual({
      ...noCriteria,
      search: 'Chez Ma',
      masked: true,
    });
  });
});
