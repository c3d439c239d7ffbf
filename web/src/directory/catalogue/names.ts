import { categoryNames, findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import subcategoryData from '@mboalink/shared/catalogue/data/subcategories.json' with { type: 'json' };
import townData from '@mboalink/shared/catalogue/data/towns.json' with { type: 'json' };
import { findRegion, regionNames } from '@mboalink/shared/catalogue/region-names.ts';
import type { Language } from '@mboalink/shared/language.ts';

export type Named = { slug: string; en: string; fr: string };

const subcategoryEntries: Readonly<Record<string, readonly Named[]>> = subcategoryData;
const townEntries: Readonly<Record<string, readonly Named[]>> = townData;

const subcategories = new Map(
  Object.entries(subcategoryEntries).flatMap(([category, entries]) =>
    entries.map((entry) => [entry.slug, { ...entry, category }] as const),
  ),
);
const towns = new Map(
  Object.entries(townEntries).flatMap(([region, entries]) =>
    entries.map((entry) => [entry.slug, { ...entry, region }] as const),
  ),
);

/**
 * What the slugs of contacts and filters are called, without items, coordinates and quartiers: 13 KB compressed
 * in both languages, fetched beside the first search.
 */
export function namesIn(language: Language) {
  const nameOf = (entry: Named | undefined) => entry?.[language] ?? '';
  return {
    categories: categoryNames,
    regions: regionNames,
    category: (slug: string) => nameOf(findCategoryName(slug)),
    subcategory: (slug: string) => nameOf(subcategories.get(slug)),
    categoryOf: (subcategorySlug: string) => subcategories.get(subcategorySlug)?.category ?? '',
    subcategoriesOf: (categorySlug: string) => subcategoryEntries[categorySlug] ?? [],
    region: (slug: string) => nameOf(findRegion(slug)),
    /** Empty for 'other', which says no more than the region does. */
    town: (slug: string) => nameOf(towns.get(slug)),
    regionOf: (townSlug: string) => towns.get(townSlug)?.region ?? '',
    townsOf: (regionSlug: string) => townEntries[regionSlug] ?? [],
    allTowns: () => [...towns.values()],
    allSubcategories: () => [...subcategories.values()],
  };
}

export type Names = ReturnType<typeof namesIn>;
