import type { Language } from '../language.ts';
import { type CategoryName, categoryNames, findCategoryName } from './category-names.ts';
import descriptionData from './data/category-descriptions.json' with { type: 'json' };
import itemData from './data/items.json' with { type: 'json' };
import singularData from './data/singular-trades.json' with { type: 'json' };
import subcategoryData from './data/subcategories.json' with { type: 'json' };

/** A thing sold or done, level 3. `tags` are words to search by, not to show. */
export type Item = {
  slug: string;
  category: string;
  subcategory: string;
  en: string;
  fr: string;
  tags: readonly string[];
};

export type Subcategory = { slug: string; category: string; en: string; fr: string; items: readonly Item[] };

export type Category = CategoryName & {
  description: { en: string; fr: string };
  subcategories: readonly Subcategory[];
};

type Entry = { slug: string; en: string; fr: string };

const descriptions: Readonly<Record<string, { en: string; fr: string }>> = descriptionData;

const subcategoryEntries: Readonly<Record<string, readonly Entry[]>> = subcategoryData;

const itemEntries: Readonly<Record<string, readonly (Entry & { tags: readonly string[] })[]>> = itemData;

/** The whole tree, 47 categories with 304 subcategories and 862 items. Large: screens load it lazily. */
export const categories: readonly Category[] = categoryNames.map((category) => ({
  ...category,
  description: descriptions[category.slug] ?? { en: '', fr: '' },
  subcategories: (subcategoryEntries[category.slug] ?? []).map((subcategory) => ({
    ...subcategory,
    category: category.slug,
    items: (itemEntries[subcategory.slug] ?? []).map((item) => ({
      ...item,
      category: category.slug,
      subcategory: subcategory.slug,
    })),
  })),
}));

const categoryBySlug = new Map(categories.map((category) => [category.slug, category]));

const subcategoryBySlug = new Map(
  categories.flatMap((category) => category.subcategories).map((entry) => [entry.slug, entry]),
);

const itemBySlug = new Map(
  [...subcategoryBySlug.values()]
    .flatMap((subcategory) => subcategory.items)
    .map((item) => [item.slug, item]),
);

/** The category at a slug, today's or an old one. */
export function findCategory(slug: string): Category | undefined {
  return categoryBySlug.get(findCategoryName(slug)?.slug ?? slug);
}

/** The subcategory at a slug. Slugs are unique on each level, so no parent is needed. */
export function findSubcategory(slug: string): Subcategory | undefined {
  return subcategoryBySlug.get(slug);
}

/** The item at a slug. */
export function findItem(slug: string): Item | undefined {
  return itemBySlug.get(slug);
}

/** Whether a subcategory lies below a category (whose old slugs count too). */
export function isSubcategoryOf(subcategorySlug: string, categorySlug: string): boolean {
  const category = findCategoryName(categorySlug);
  return category !== undefined && findSubcategory(subcategorySlug)?.category === category.slug;
}

/** A place in the tree, with all that lies above it. */
export type CategoryPlace = { category: Category; subcategory?: Subcategory; item?: Item };

/** 'plumbing-and-water', 'plumbing-and-water/plumbers' or 'plumbing-and-water/plumbers/blocked-drains'. */
export function categoryPath(place: CategoryPlace): string {
  return [place.category, place.subcategory, place.item].flatMap((entry) => entry?.slug ?? []).join('/');
}

/** What a path names; undefined unless each part exists and lies below the part before it. */
export function resolveCategoryPath(path: string): CategoryPlace | undefined {
  const [categorySlug = '', subcategorySlug, itemSlug, ...rest] = path.split('/');
  const category = findCategory(categorySlug);
  if (!category || rest.length > 0) return undefined;
  if (subcategorySlug === undefined) return { category };
  const subcategory = findSubcategory(subcategorySlug);
  if (subcategory?.category !== category.slug) return undefined;
  if (itemSlug === undefined) return { category, subcategory };
  const item = findItem(itemSlug);
  return item?.subcategory === subcategory.slug ? { category, subcategory, item } : undefined;
}

const singulars: Readonly<Record<string, Record<Language, string>>> = singularData;

/** What one person or shop of a trade is called: 'Plombier', where the trade is 'Plombiers'. The trade's name where no plural is. */
export function oneOfTrade(slug: string, language: Language): string {
  return (
    singulars[slug]?.[language] ??
    findSubcategory(slug)?.[language] ??
    findCategoryName(slug)?.[language] ??
    ''
  );
}
