import {
  type Category,
  findCategory,
  findItem,
  findSubcategory,
  type Item,
  type Subcategory,
} from './categories.ts';

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
