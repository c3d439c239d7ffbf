import { type Category, findCategory, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import type { CountedTrade } from '../counts.ts';

/** A category or a subcategory, with its category. */
export type OpenTrade = CountedTrade & { category: Category; en: string; fr: string };

/** The trade at a slug; a category is found at its old ones, too. */
export function tradeAt(slug: string): OpenTrade | undefined {
  const category = findCategory(slug);
  if (category) return { kind: 'category', slug: category.slug, category, en: category.en, fr: category.fr };
  const subcategory = findSubcategory(slug);
  const above = subcategory && findCategory(subcategory.category);
  if (!above) return undefined;
  return { kind: 'subcategory', slug, category: above, en: subcategory.en, fr: subcategory.fr };
}

/** The trades that stand beside one: those of its category. */
export function tradesBeside({ category, slug }: OpenTrade): string[] {
  return category.subcategories.map((entry) => entry.slug).filter((other) => other !== slug);
}
