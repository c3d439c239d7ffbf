import { describe, expect, it } from 'vitest';
import { keysOf } from '../keys-of.ts';
import { categorySlug } from '../slug.ts';
import { categories } from './categories.ts';
import { type EntryKind, entryReader, findEntry, namesOf, nearestName } from './entries.ts';
import { otherTown, towns } from './places.ts';
import { regionNames } from './regions.ts';

type Named = { slug: string; en: string; fr: string };

const subcategories = categories.flatMap((category) => category.subcategories);

const kinds: Record<EntryKind, [Named, above?: string][]> = {
  category: categories.map((entry) => [entry]),
  subcategory: subcategories.map((entry) => [entry, entry.category]),
  item: subcategories.flatMap(({ items }) => items).map((entry) => [entry, entry.subcategory]),
  region: regionNames.map((entry) => [entry]),
  city: [[otherTown], ...towns.map((town): [Named, string] => [town, town.region])],
};

describe('an entry of the catalogue', () => {
  it.each(Object.entries(kinds) as [EntryKind, [Named, string?][]][])(
    'is found by its slug and by its name in both languages: %s',
    (kind, entries) => {
      for (const [{ slug, en, fr }, above] of entries) {
        for (const typed of [slug, en, fr, ` ${fr.toUpperCase()} `]) {
          expect(findEntry(kind, typed, above)?.slug, typed).toBe(slug);
        }
      }
    },
  );

  it('is found by its old slug, by its name in the specification, and by what the slug rule makes of that', () => {
    expect(findEntry('category', 'food-and-beverages')?.slug).toBe('food-beverages');
    for (const { name, slug } of categories) {
      expect(findEntry('category', name)?.slug).toBe(slug);
      expect(findEntry('category', categorySlug(name))?.slug).toBe(slug);
    }
  });

  it('is found without accents, signs or the right case', () => {
    expect(findEntry('region', 'extreme nord')?.slug).toBe('far-north');
    expect(findEntry('city', 'YAOUNDE')?.slug).toBe('yaounde');
    expect(findEntry('category', 'plomberie & eau')?.slug).toBe('plumbing-and-water');
  });

  it('is the one below what it should belong to, where two have one name', () => {
    expect(findEntry('item', 'Fers, mixeurs', 'home')).toBeDefined();
    expect(findEntry('item', 'Fers, mixeurs', 'small-appliance-repair')?.slug).toBe(
      'iron-and-blender-repair',
    );
  });

  it.each(['', '!', 'constructor', '__proto__', 'atlantis', '👩🏾‍🔧'])('is not %j', (typed) => {
    for (const kind of keysOf(kinds)) expect(findEntry(kind, typed)).toBeUndefined();
  });
});

describe('the nearest name', () => {
  it('is the one with the fewest letters to change, in the reader’s language', () => {
    expect(nearestName('region', 'Litoral', 'fr')).toBe('Littoral');
    expect(nearestName('region', 'sout west', 'fr')).toBe('Sud-Ouest');
    expect(nearestName('region', 'sout west', 'en')).toBe('South West');
    expect(nearestName('city', 'Duala', 'en')).toBe('Douala');
    expect(nearestName('city', 'Duala', 'en', 'west')).not.toBe('Douala');
  });
});

describe('the reader of entries', () => {
  it('names the field and the nearest known name of what is unknown', () => {
    const reader = entryReader('fr');
    expect(reader.slugOf({ field: 'region', kind: 'region', text: 'Ouest' })).toBe('west');
    expect(reader.slugOf({ field: 'city', kind: 'city', text: 'Bafousam' })).toBe('');
    expect(reader.errors).toEqual([
      {
        field: 'city',
        message: 'n’est pas dans notre liste\u00a0; le plus proche est «\u00a0Bafoussam\u00a0»',
      },
    ]);
  });

  it('takes an entry that belongs elsewhere only where that does not matter', () => {
    const reader = entryReader('en');
    const reading = { field: 'city', kind: 'city', text: 'Douala', above: 'west' } as const;
    expect(reader.slugOf(reading)).toBe('douala');
    expect(reader.slugOf({ ...reading, onlyBelow: true })).toBe('');
    expect(reader.slugOf({ ...reading, text: 'other', onlyBelow: true })).toBe('other');
    expect(reader.errors).toHaveLength(1);
  });
});

it('names what a listing says in slugs, and leaves empty what is unknown', () => {
  const slugs = { category: 'food-beverages', subcategory: 'plumbers', region: 'far-north', city: 'other' };
  expect(namesOf(slugs, 'fr')).toMatchObject({ region: 'Extrême-Nord', city: 'Autre ville ou village' });
  expect(namesOf({ ...slugs, subcategory: 'gone' }, 'en').subcategory).toBe('');
});
