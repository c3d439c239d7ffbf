import categoryData from './data/categories.json' with { type: 'json' };
import sectorData from './data/sectors.json' with { type: 'json' };

/** A broad field of trade, level 1 of the picker. `icon` is a Lucide name. */
export type Sector = { slug: string; en: string; fr: string; icon: string };

export type CategoryType = 'product' | 'service' | 'both';

/** `name` is the category's name in the specification; `oldSlugs` are earlier addresses that still lead here. */
export type CategoryName = {
  slug: string;
  sector: string;
  name: string;
  en: string;
  fr: string;
  icon: string;
  type: CategoryType;
  oldSlugs?: string[];
};

/** The 18 sectors, in alphabetical order. */
export const sectors: readonly Sector[] = sectorData;

/** The 47 categories without what is below them, in the order of their sectors: small enough for any screen. */
export const categoryNames: readonly CategoryName[] = categoryData as CategoryName[];

const bySlug = new Map<string, CategoryName>();
for (const category of categoryNames) {
  for (const slug of [category.slug, ...(category.oldSlugs ?? [])]) bySlug.set(slug, category);
}

/** The category at a slug, today's or an old one. */
export function findCategoryName(slug: string): CategoryName | undefined {
  return bySlug.get(slug);
}
