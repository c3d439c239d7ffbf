import { describe, expect, test } from 'vitest';
import { categoryNames } from './catalogue/category-names.ts';
import { slugSchema } from './text.ts';

type Case = [text: string, by: { masked: boolean; found: boolean; slug: boolean }];

const everywhere = { masked: true, found: true, slug: true };
const nowhere = { masked: false, found: false, slug: false };
/** A price or hours, to whoever reads them; figures to the search and to addresses, which know no signs. */
const figures = { masked: false, found: true, slug: true };
/** Eight figures, of a number without its 6: the search finds by them what nobody may write any more. */
const short = { masked: true, found: false, slug: true };
/** No number that anybody has; in the search and in an address it may as well be a price. */
const unassigned = { masked: true, found: false, slug: false };

/**
 * Texts for tests, with what holds a number in them: what masks it (`contactWaysIn`), what keeps it out of the index of the
 * search (`number_pattern` of the database), and what keeps it out of addresses (`slugWithoutNumber`). Three rules, since
 * each reads something else of a text; here stands where they agree, and where they do not.
 */
const numberCases: readonly Case[] = [
  ['677 12 34 56', everywhere],
  ['677123456', everywhere],
  ['+237 677 12 34 56', everywhere],
  ['00237677123456', everywhere],
  ['237 6 77 12 34 56', everywhere],
  ['Awa677-12-34-56', everywhere],
  ['tel677123456ok', everywhere],
  ['0677123456', everywhere],
  ['677.12.34.56', everywhere],
  ['677/12/34/56', everywhere],
  ['677 12 34 56 F', everywhere],
  ['222 31 45 67', everywhere],
  ['233 42 11 22', everywhere],
  ['0033 6 12 34 56 78', everywhere],
  // An address has no plus.
  ['+33 6 12 34 56 78', { ...everywhere, slug: false }],
  ['6 500 - 25 000 F', figures],
  ['65 000 000 F', figures],
  ['6:50-17:30, 18:00', figures],
  ['pointures 65 66 67 68 69', figures],
  ['77 12 34 56', short],
  ['610 12 34 56', unassigned],
  ['250 12 34 56', unassigned],
  ['677 12 34', nowhere],
  ['Quincaillerie 2000, BP 4532', nowhere],
  ['Promo 2025 2026', nowhere],
  ['2011-2015', nowhere],
  ['24 237', nowhere],
  ['2 500 000 F', nowhere],
  ['250 000 000 FCFA', nowhere],
  ['pointures 36 38 40 42 44', nowhere],
];

import {
  businessSlug,
  businessSlugPattern,
  categorySlug,
  foldText,
  slugify,
  slugWithoutNumber,
  wordsOf,
} from './slug.ts';

describe('categorySlug', () => {
  test('gives each of the 47 names the slug of the catalogue', () => {
    expect(categoryNames).toHaveLength(47);
    for (const category of categoryNames) expect(categorySlug(category.name)).toBe(category.slug);
  });

  test("keeps the specification's three examples", () => {
    expect(categorySlug('Food & Beverages')).toBe('food-beverages');
    expect(categorySlug('Rentals (Chairs, Tents, etc.)')).toBe('rentals');
    expect(categorySlug('Tutoring Services')).toBe('tutors-private-lessons');
  });

  test('follows the rule for names that are not mapped', () => {
    expect(categorySlug('Pets & Animals')).toBe('pets-and-animals');
    expect(categorySlug('  Arts,  Crafts (new) ')).toBe('arts-crafts-new');
    expect(categorySlug('Food&Drinks - more')).toBe('food-and-drinks-more');
  });
});

describe('slugify', () => {
  test('folds accents, ligatures and apostrophes', () => {
    expect(slugify('Plomberie Élan & Fils')).toBe('plomberie-elan-and-fils');
    expect(slugify("L'Œuf d’Or – Nkongsamba")).toBe('loeuf-dor-nkongsamba');
  });

  test('always gives a slug that the schema accepts, even for long or unwritable names', () => {
    for (const name of ['', '!!!', '家', 'Établissements '.repeat(12), 'x'.repeat(120)]) {
      expect(slugSchema.safeParse(slugify(name)).success).toBe(true);
    }
    expect(slugify('Établissements '.repeat(12))).not.toMatch(/-$/);
  });
});

test('a business of any name has a slug that both of its addresses accept', () => {
  const id = '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
  const long = 'Chez Mama - la Reine & Fils, ';
  for (let length = 0; length <= 120; length += 1) {
    for (const name of [
      long.repeat(5).slice(0, length),
      'é'.repeat(length),
      'a-'.repeat(60).slice(0, length),
    ]) {
      const slug = businessSlug(name, id);
      expect(slugSchema.safeParse(slug).success, slug).toBe(true);
      expect(slug).toMatch(businessSlugPattern);
    }
  }
  // As they were given once.
  expect('chez-mama--0199a1b2').toMatch(businessSlugPattern);
});

test.each([
  ['Salon 677 12 34 56 Chez Awa', 'salon-chez-awa-0199a1b2'],
  ['677123456', 'business-0199a1b2'],
  ['Awa677-12-34-56', 'awa-0199a1b2'],
  ['Garage 7712-3456', 'garage-0199a1b2'],
  ['Plomberie 77 12 34 56 Akwa', 'plomberie-akwa-0199a1b2'],
  ['Garage 33445566', 'garage-0199a1b2'],
  ['Awa 2010-2020', 'awa-2010-2020-0199a1b2'],
  ['Quincaillerie 2000', 'quincaillerie-2000-0199a1b2'],
  ['Ets 24 237', 'ets-24-237-0199a1b2'],
  ['Promo 2025 2026', 'promo-2025-2026-0199a1b2'],
  ['Awa 00237 6 77 12 34 56', 'awa-0199a1b2'],
  ['Awa 222 31 45 67', 'awa-0199a1b2'],
])('the slug of %j has no number, and is %j', (name, slug) => {
  expect(businessSlug(name, '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b')).toBe(slug);
  expect(slugWithoutNumber(slug)).toBe(slug);
});

test.each(numberCases)('the slug of %j has no number: %o', (text, { slug }) => {
  expect(slugWithoutNumber(slugify(text)) !== slugify(text)).toBe(slug);
});

test('a slug keeps the figures of its mark', () => {
  expect(slugWithoutNumber('salon-24-01991234')).toBe('salon-24-01991234');
  expect(slugWithoutNumber('salon-677-12-34-56-awa-01991234')).toBe('salon-awa-01991234');
});

test('foldText compares what is typed with and without accents', () => {
  expect(foldText('ÉLECTRICITÉ')).toBe(foldText('electricite'));
});

test('wordsOf parts a text at signs and apostrophes, and leaves no empty word', () => {
  expect(wordsOf(' Œufs d’élevage, N°\u00a02 ! ')).toEqual(['oeufs', 'd', 'elevage', 'n', '2']);
  expect(wordsOf('')).toEqual([]);
});
