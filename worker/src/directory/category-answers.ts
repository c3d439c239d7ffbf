import { categories, findCategory, sectors } from '@mboalink/shared/catalogue/categories.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Context } from '../context.ts';
import { countedInCountry } from './country-counts.ts';

/** The 18 sectors and 47 categories; with counts of visible listings when asked for. */
export async function listCategories(
  ctx: Context,
  { includeCounts }: { includeCounts?: boolean | undefined },
) {
  const rows = includeCounts ? await countedInCountry(ctx, ['category']) : undefined;
  const counts = rows && new Map(rows.map(({ name, listed }) => [name, listed]));
  return {
    sectors: [...sectors],
    categories: categories.map((category) => ({
      ...describe(category),
      ...(counts && { count: counts.get(category.slug) ?? 0 }),
    })),
  };
}

/** The whole tree, three levels below the sectors. */
export function listCategoryTree() {
  return { sectors: [...sectors], categories: categories.map(withSubcategories) };
}

/** One category with what is below it; old slugs resolve. */
export function readCategory({ slug }: { slug: string }) {
  const category = findCategory(slug);
  if (!category) throw new AppError('not_found');
  return { category: withSubcategories(category) };
}

type Category = (typeof categories)[number];

function describe({ slug, en, fr, name, icon, type, description, sector }: Category) {
  return { id: slug, slug, en, fr, name, icon, type, description, sector };
}

function withSubcategories(category: Category) {
  return {
    ...describe(category),
    subcategories: category.subcategories.map(({ slug, en, fr, items }) => ({
      slug,
      en,
      fr,
      items: items.map((item) => ({ slug: item.slug, en: item.en, fr: item.fr, tags: [...item.tags] })),
    })),
  };
}
