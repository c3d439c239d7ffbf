import { describe, expect, test } from 'vitest';
import { categoryNames } from './catalogue/category-names.ts';
import { businessSlug, businessSlugPattern, categorySlug, foldText, slugify, wordsOf } from './slug.ts';
import { slugSchema } from './text.ts';

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
});

test('foldText compares what is typed with and without accents', () => {
  expect(foldText('ÉLECTRICITÉ')).toBe(foldText('electricite'));
});

test('wordsOf parts a text at signs and apostrophes, and leaves no empty word', () => {
  expect(wordsOf(' Œufs d’élevage, N°\u00a02 ! ')).toEqual(['oeufs', 'd', 'elevage', 'n', '2']);
  expect(wordsOf('')).toEqual([]);
});
