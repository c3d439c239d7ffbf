import { describe, expect, it } from 'vitest';
import { nameEntries } from '../../build/catalogue-names.ts';
import { namesFrom } from './names.ts';

describe('names in one language', () => {
  const names = namesFrom(nameEntries('fr'));

  it('say what slugs are called and what they belong to', () => {
    expect(names.region('west')).toBe('Ouest');
    expect(names.town('edea')).toBe('Édéa');
    expect(names.regionOf('bafoussam')).toBe('west');
    expect(names.category(names.categoryOf('plumbers'))).toBe('Plomberie et eau');
    expect(names.subcategoriesOf('plumbing-and-water')).toContainEqual({
      slug: 'plumbers',
      name: 'Plombiers',
    });
    expect(names.townsOf('littoral')[0]).toEqual({ slug: 'douala', name: 'Douala' });
  });

  it('are empty for what is not in the catalogue', () => {
    expect([names.town('other'), names.category('x'), names.regionOf('x')]).toEqual(['', '', '']);
    expect([...names.townsOf('x'), ...names.subcategoriesOf('')]).toEqual([]);
  });

  it('show each category in its sector', () => {
    const shown = names.sectors.flatMap(({ categories }) => categories);
    expect(new Set(shown.map(({ slug }) => slug)).size).toBe(nameEntries('fr').categories.length);
  });
});
