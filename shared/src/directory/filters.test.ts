import { describe, expect, it } from 'vitest';
import { searchInput } from './calls.ts';
import {
  chosenFilters,
  chosenIn,
  filterNames,
  filterOf,
  hasFilters,
  noFilters,
  toggleFilter,
  withFilter,
  withFilters,
  withoutFilter,
} from './filters.ts';

const full = {
  ...noFilters,
  category: 'agriculture',
  subcategory: 'crops',
  items: ['cocoa-and-coffee'],
  region: 'west',
  city: 'foumban',
};

describe('the list of filters', () => {
  it('names above each filter one that stands before it, so that reading them in order knows it', () => {
    filterNames.forEach((name, index) => {
      const { above } = filterOf(name);
      if (above) expect(filterNames.slice(0, index), name).toContain(above);
    });
  });

  it('is what the call takes, and nothing is asked for without a value', () => {
    expect(Object.keys(searchInput.shape)).toEqual(expect.arrayContaining([...filterNames]));
    expect(hasFilters(noFilters)).toBe(false);
    for (const name of filterNames) {
      expect(
        hasFilters({ ...noFilters, [name]: filterOf(name).kind === 'entries' ? ['x'] : 'x' }),
        name,
      ).toBe(true);
    }
  });
});

describe('a filter that changes', () => {
  it('takes along what lies below it, and leaves the others', () => {
    expect(withFilter(full, 'category', 'rentals')).toEqual({
      ...full,
      category: 'rentals',
      subcategory: '',
      items: [],
    });
    expect(withFilter(full, 'region', 'littoral')).toEqual({ ...full, region: 'littoral', city: '' });
    expect(withFilter(full, 'city', '')).toEqual({ ...full, city: '' });
  });

  it('is changed together with others, whatever their order', () => {
    expect(withFilters(full, { city: 'buea', region: 'south-west' })).toEqual({
      ...full,
      region: 'south-west',
      city: 'buea',
    });
    expect(withFilters(full, { subcategory: 'livestock' })).toEqual({
      ...full,
      subcategory: 'livestock',
      items: [],
    });
  });

  it('loses one of its values, or the only one', () => {
    expect(withoutFilter({ ...full, items: ['a', 'b'] }, 'items', 'a').items).toEqual(['b']);
    expect(withoutFilter(full, 'region', 'another one')).toMatchObject({ region: '', city: '' });
    expect(chosenFilters({ ...noFilters, city: 'buea' })).toEqual({ city: 'buea' });
  });

  it('is toggled: one entry at most, items add up, unticking takes along what lies below', () => {
    expect(toggleFilter(full, 'category', 'rentals')).toMatchObject({ category: 'rentals', subcategory: '' });
    expect(toggleFilter(full, 'category', 'agriculture')).toMatchObject({ category: '', items: [] });
    expect(toggleFilter(full, 'subcategory', 'crops')).toMatchObject({ category: 'agriculture', items: [] });
    expect(toggleFilter(full, 'items', 'maize').items).toEqual(['cocoa-and-coffee', 'maize']);
    expect(toggleFilter(full, 'items', 'cocoa-and-coffee').items).toEqual([]);
    expect(chosenIn(toggleFilter(full, 'userType', 'both'), 'userType')).toEqual(['both']);
  });
});

describe('the input of a search', () => {
  it('counts a limit over 100 as 100, and refuses what is no number of contacts', () => {
    expect(searchInput.parse({ limit: 5000 }).limit).toBe(100);
    expect(searchInput.parse({}).limit).toBe(20);
    expect(searchInput.safeParse({ limit: 0 }).success).toBe(false);
  });

  it('knows one country, by its code or either name', () => {
    for (const country of ['', 'all', 'CM', 'cameroon', 'Cameroun']) {
      expect(searchInput.safeParse({ country }).success, country).toBe(true);
    }
    expect(searchInput.safeParse({ country: 'Gabon' }).success).toBe(false);
  });
});
