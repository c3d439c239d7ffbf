import { describe, expect, test } from 'vitest';
import { slugSchema } from '../text.ts';
import { categories, categoryPath, resolveCategoryPath } from './categories.ts';
import { sectors } from './category-names.ts';
import quartierData from './data/quartiers.json' with { type: 'json' };
import { findTown, isTownOf, otherTown, quartiersOf, towns, townsOf } from './places.ts';
import { findPlan, passes, plans } from './plans.ts';
import { findRegion, regionNames } from './regions.ts';

const subcategories = categories.flatMap((category) => category.subcategories);
const items = subcategories.flatMap((subcategory) => subcategory.items);

function slugsOf(entries: readonly { slug: string }[]) {
  return entries.map((entry) => entry.slug);
}

describe('categories', () => {
  test('are 18 sectors, 47 categories, 304 subcategories and 862 items, unique on each level', () => {
    expect([sectors, categories, subcategories, items].map((level) => level.length)).toEqual([
      18, 47, 304, 862,
    ]);
    for (const level of [sectors, categories, subcategories, items]) {
      expect(new Set(slugsOf(level)).size).toBe(level.length);
      for (const slug of slugsOf(level)) expect(slugSchema.safeParse(slug).success).toBe(true);
    }
  });

  test('all have names in both languages, something below them and a known sector', () => {
    for (const entry of [...sectors, ...categories, ...subcategories, ...items]) {
      expect(entry.en.trim() && entry.fr.trim(), entry.slug).not.toBe('');
    }
    for (const category of categories) {
      expect(slugsOf(sectors)).toContain(category.sector);
      expect(category.description.en && category.description.fr).not.toBe('');
      expect(category.subcategories.length).toBeGreaterThanOrEqual(5);
    }
    for (const subcategory of subcategories)
      expect(subcategory.items.length, subcategory.slug).toBeGreaterThan(1);
    for (const sector of sectors)
      expect(categories.some((category) => category.sector === sector.slug)).toBe(true);
  });

  test('have paths that lead back to them, and no path across branches', () => {
    for (const item of items) {
      const path = `${item.category}/${item.subcategory}/${item.slug}`;
      const place = resolveCategoryPath(path);
      expect(place && categoryPath(place)).toBe(path);
    }
    expect(resolveCategoryPath('agriculture/plumbers')).toBeUndefined();
    expect(resolveCategoryPath('plumbing-and-water/plumbers/blocked-drains/more')).toBeUndefined();
  });
});

describe('places', () => {
  test('are 10 regions, each with towns of its own and the other town', () => {
    expect(regionNames).toHaveLength(10);
    for (const region of regionNames) {
      expect(townsOf(region.slug)[0]?.tier).toBeLessThanOrEqual(2);
      expect(findTown(region.capital)?.region).toBe(region.slug);
      expect(isTownOf(otherTown.slug, region.slug)).toBe(true);
    }
    expect(isTownOf(otherTown.slug, 'atlantis')).toBe(false);
    expect(isTownOf('douala', 'littoral')).toBe(true);
    expect(isTownOf('douala', 'centre')).toBe(false);
    expect(findRegion('far-north')?.fr).toBe('Extrême-Nord');
  });

  test('have unique town slugs, and unique quartiers inside each town', () => {
    expect(new Set(slugsOf(towns)).size).toBe(towns.length);
    for (const town of Object.keys(quartierData)) {
      expect(findTown(town), town).toBeDefined();
      expect(new Set(slugsOf(quartiersOf(town))).size).toBe(quartiersOf(town).length);
    }
    expect(quartiersOf('douala').length).toBeGreaterThan(100);
  });
});

test('plans cost and allow what the specification says', () => {
  expect(plans.map((plan) => [plan.id, plan.priceUsd, plan.chargeAmount])).toEqual([
    ['basic', 4.99, 3000],
    ['pro', 9.99, 6000],
    ['premium', 14.99, 9000],
  ]);
  expect(plans.map((plan) => plan.dailyLimit.trial)).toEqual([3, 5, 5]);
  expect(plans.map((plan) => plan.dailyLimit.paid)).toEqual([5, 10, 15]);
  expect(findPlan('free')).toBeUndefined();
  expect(passes).toEqual({
    day: { chargeAmount: 300, reveals: 10, days: 1 },
    week: { chargeAmount: 1000, reveals: 50, days: 7 },
  });
});
