import { describe, expect, test } from 'vitest';
import { categories } from './categories.ts';
import { resolveCategoryPath } from './category-path.ts';
import placeAliases from './data/place-aliases.json' with { type: 'json' };
import synonyms from './data/synonyms.json' with { type: 'json' };
import { findTown, quartiersOf, towns } from './places.ts';
import { findRegion, regionNames } from './region-names.ts';
import { categorySearchWords, placeSearchWords } from './search-words.ts';

const rows = [...categorySearchWords(), ...placeSearchWords()];

function wordsOf(kind: string, slug: string): string[] {
  return rows.find((row) => row.kind === kind && row.slug === slug)?.words.split(' ') ?? [];
}

test('every synonym leads to a path that exists', () => {
  for (const entry of synonyms) {
    for (const path of entry.to) expect(resolveCategoryPath(path), `${entry.term}: ${path}`).toBeDefined();
  }
});

test('every alias belongs to a place that exists', () => {
  for (const slug of Object.keys(placeAliases.regions)) expect(findRegion(slug), slug).toBeDefined();
  for (const slug of Object.keys(placeAliases.towns)) expect(findTown(slug), slug).toBeDefined();
  for (const path of Object.keys(placeAliases.quartiers)) {
    const [town = '', quartier = ''] = path.split('/');
    expect(
      quartiersOf(town).some((entry) => entry.slug === quartier),
      path,
    ).toBe(true);
  }
});

describe('search words', () => {
  test('cover each category, subcategory, region and town once', () => {
    const subcategories = categories.flatMap((category) => category.subcategories);
    expect(rows).toHaveLength(categories.length + subcategories.length + regionNames.length + towns.length);
    expect(new Set(rows.map((row) => `${row.kind} ${row.slug}`)).size).toBe(rows.length);
    for (const row of rows) expect(row.words, row.slug).toMatch(/^[a-z0-9+]+( [a-z0-9+]+)*$/);
  });

  test('find a trade by its French, English, local and misspelt names', () => {
    expect(wordsOf('subcategory', 'plumbers')).toEqual(
      expect.arrayContaining(['plombier', 'plombiers', 'plumber', 'plumbing', 'fuite', 'plonbier']),
    );
    expect(wordsOf('subcategory', 'hairdressers')).toEqual(expect.arrayContaining(['coiffeuse', 'tresses']));
    expect(wordsOf('subcategory', 'moto-taxi')).toEqual(expect.arrayContaining(['bendskin']));
  });

  test('find a town by its nickname and old name', () => {
    expect(wordsOf('town', 'yaounde')).toContain('ongola');
    expect(wordsOf('town', 'limbe')).toContain('victoria');
    expect(wordsOf('town', 'buea')).not.toContain('town');
  });

  test('leave out a slip that is the true word of another category', () => {
    expect(wordsOf('subcategory', 'car-wash')).toContain('lavaj');
    expect(wordsOf('category', 'legal-services')).not.toContain('loyer');
    expect(wordsOf('category', 'schools-and-training')).toContain('ecol');
  });
});
