import { describe, expect, it } from 'vitest';
import { searchInput } from './calls.ts';
import {
  type Criteria,
  hasCriteria,
  noCriteria,
  readCriteria,
  toSearchInput,
  withoutFilters,
  writeCriteria,
} from './criteria.ts';

const full: Criteria = {
  search: 'poulet & riz, 50 %',
  category: 'food-beverages',
  subcategory: 'event-caterers',
  items: ['wedding-buffets', 'koki'],
  region: 'west',
  city: 'bafoussam',
  userType: 'both',
  masked: true,
  exact: true,
  openAt: 'now',
  maxPrice: '5000',
  withPicture: 'true',
  sort: 'nearest',
};

describe('criteria in the address', () => {
  it('come back as they were written', () => {
    expect(readCriteria(writeCriteria(full))).toEqual(full);
    expect(readCriteria(`?${writeCriteria(full)}`)).toEqual(full);
    expect(readCriteria('')).toEqual(noCriteria);
    expect(writeCriteria(noCriteria)).toBe('');
  });

  it('lose what the server would refuse', () => {
    for (const query of [
      'category=../etc&city=DOUALA&userType=admin&browse=all',
      'openAt=soon&maxPrice=-1&withPicture=yes&sort=dear',
    ]) {
      expect(readCriteria(query)).toEqual(noCriteria);
    }
    expect(readCriteria(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
    expect(readCriteria('items=koki').items).toEqual([]);
  });

  it('are always accepted by the call, whatever the address says', () => {
    const cut = `search=${'a'.repeat(99)}${encodeURIComponent('🍲')}`;
    for (const query of [
      writeCriteria(full),
      'openAt=any&maxPrice=0&withPicture=false',
      'search=a%00b',
      cut,
      'items=a,b&category=x&subcategory=y',
    ]) {
      expect(searchInput.safeParse(toSearchInput(readCriteria(query))).success, query).toBe(true);
    }
  });
});

describe('criteria', () => {
  it('are none when only the way to browse is said', () => {
    expect(hasCriteria({ ...noCriteria, masked: true })).toBe(false);
    expect(hasCriteria({ ...noCriteria, userType: 'seller' })).toBe(true);
  });

  it('keep the words when the filters are cleared', () => {
    const { search, masked, exact, sort } = full;
    expect(withoutFilters(full)).toEqual({ ...noCriteria, search, masked, exact, sort });
  });

  it('ask the call for what is set, and for nothing else', () => {
    const { masked: _, ...asked } = full;
    expect(toSearchInput(full)).toEqual({
      ...asked,
      maxPrice: 5000,
      withPicture: true,
      browse: 'masked',
      limit: 20,
    });
    expect(toSearchInput({ ...noCriteria, region: 'west' })).toEqual({
      region: 'west',
      limit: 20,
    });
  });

  it('do not count what nobody sees: spaces, and the half of a filter', () => {
    expect(hasCriteria({ ...noCriteria, search: '  ' })).toBe(false);
    expect(writeCriteria({ ...noCriteria, search: ' riz ' })).toBe('search=riz');
    expect(readCriteria('items=a,b&subcategory=y').items).toEqual(['a', 'b']);
  });
});
