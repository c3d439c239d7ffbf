import {
  type Category,
  categories,
  findCategory,
  findSubcategory,
  type Item,
  type Subcategory,
  sectors,
} from '@mboalink/shared/catalogue/categories.ts';
import type { CategoriesInput, CategoryInput } from '@mboalink/shared/directory/category-calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { type CountingContext, type CountOf, readCounts } from '../counts.ts';
import { toEntry } from './category-entry.ts';

/** The 18 sectors and 47 categories; with counts of listings when asked for. */
export async function listCategories(ctx: CountingContext, { includeCounts }: CategoriesInput) {
  const countOf = includeCounts ? await readCounts(ctx, ['category']) : undefined;
  return {
    sectors: describeSectors(countOf),
    categories: categories.map((category) => describe(category, countOf)),
  };
}

/** The whole tree, three levels below the sectors. */
export async function listCategoryTree(ctx: CountingContext, { includeCounts }: CategoriesInput) {
  const countOf = includeCounts ? await readCounts(ctx, ['category', 'subcategory', 'item']) : undefined;
  return {
    sectors: describeSectors(countOf),
    categories: categories.map((category) => withSubcategories(category, countOf)),
  };
}

/** One category with what is below it; old slugs resolve. */
export async function readCategory(ctx: CountingContext, { slug, includeCounts }: CategoryInput) {
  const category = findCategory(slug);
  if (!category) throw new AppError('not_found');
  const countOf = includeCounts ? await countsBelow(ctx, category) : undefined;
  return { category: withSubcategories(category, countOf) };
}

/** The items of a category, or of one of its subcategories. */
export async function listItems(ctx: CountingContext, { slug, includeCounts }: CategoryInput) {
  const subcategory = findSubcategory(slug);
  const category = findCategory(subcategory?.category ?? slug);
  if (!category) throw new AppError('not_found');
  const countOf = includeCounts ? await countsBelow(ctx, category) : undefined;
  const subcategories = subcategory ? [subcategory] : category.subcategories;
  return {
    items: subcategories.flatMap((above) =>
      above.items.map((item) => toEntry({ category, subcategory: above, item }, countOf)),
    ),
  };
}

function countsBelow(ctx: CountingContext, { slug, subcategories }: Category): Promise<CountOf> {
  const below = subcategories.flatMap((subcategory) => [subcategory, ...subcategory.items]);
  return readCounts(ctx, ['category', 'subcategory', 'item'], [slug, ...below.map((entry) => entry.slug)]);
}

function describeSectors(countOf?: CountOf) {
  return sectors.map((sector) => ({ ...sector, ...(countOf && { count: countInSector(sector, countOf) }) }));
}

/** Every listing has one category. */
function countInSector({ slug }: { slug: string }, countOf: CountOf): number {
  return categories
    .filter(({ sector }) => sector === slug)
    .reduce((sum, category) => sum + countOf('category', category.slug), 0);
}

/** A category by itself. */
export function describe(
  { slug, en, fr, name, icon, type, description, sector }: Category,
  countOf?: CountOf,
) {
  const count = countOf && { count: countOf('category', slug) };
  return { id: slug, slug, en, fr, name, icon, type, description, sector, ...count };
}

function withSubcategories(category: Category, countOf?: CountOf) {
  return {
    ...describe(category, countOf),
    subcategories: category.subcategories.map((subcategory) => describeSubcategory(subcategory, countOf)),
  };
}

function describeSubcategory({ slug, en, fr, items }: Subcategory, countOf?: CountOf) {
  const count = countOf && { count: countOf('subcategory', slug) };
  return { slug, en, fr, ...count, items: items.map((item) => describeItem(item, countOf)) };
}

function describeItem({ slug, en, fr, tags }: Item, countOf?: CountOf) {
  return { slug, en, fr, tags: [...tags], ...(countOf && { count: countOf('item', slug) }) };
}
