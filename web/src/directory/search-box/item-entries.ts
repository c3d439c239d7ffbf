import { categories } from '@mboalink/shared/catalogue/categories.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { LocalEntry } from './local-suggestions.ts';

/** The third level of the catalogue in one language; large, so it is fetched only when the server gives no suggestions. */
export function itemEntries(language: Language): LocalEntry[] {
  return categories.flatMap((category) =>
    category.subcategories.flatMap((subcategory) =>
      subcategory.items.map((item) => ({
        slug: item.slug,
        level: 3,
        name: item[language],
        within: subcategory[language],
        criteria: { category: category.slug, subcategory: subcategory.slug, items: [item.slug] },
      })),
    ),
  );
}
