import { categories } from '@mboalink/shared/catalogue/categories.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { LocalEntry } from './local-suggestions.ts';

/** The whole catalogue in one language; large, so it is fetched only when the server gives no suggestions. */
export function localEntries(language: Language): LocalEntry[] {
  return categories.flatMap((category) => [
    entryOf(category, 1, { language, within: null, criteria: { category: category.slug } }),
    ...category.subcategories.flatMap((subcategory) => {
      const criteria = { category: category.slug, subcategory: subcategory.slug };
      return [
        entryOf(subcategory, 2, { language, within: category[language], criteria }),
        ...subcategory.items.map((item) =>
          entryOf(item, 3, {
            language,
            within: subcategory[language],
            criteria: { ...criteria, items: [item.slug] },
          }),
        ),
      ];
    }),
  ]);
}

function entryOf(
  entry: { slug: string; en: string; fr: string },
  level: LocalEntry['level'],
  { language, ...place }: { language: Language } & Pick<LocalEntry, 'within' | 'criteria'>,
): LocalEntry {
  return { slug: entry.slug, level, name: entry[language], ...place };
}
