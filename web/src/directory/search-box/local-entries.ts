import { categories } from '@mboalink/shared/catalogue/categories.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { LocalEntry } from './local-suggestions.ts';

/** The whole catalogue in one language; large, so it is fetched only when the server gives no suggestions. */
export function localEntries(language: Language): LocalEntry[] {
  return categories.flatMap((category) => [
    entryOf(category, 1, null, language),
    ...category.subcategories.flatMap((subcategory) => [
      entryOf(subcategory, 2, category[language], language),
      ...subcategory.items.map((item) => entryOf(item, 3, subcategory[language], language)),
    ]),
  ]);
}

function entryOf(
  entry: { slug: string; en: string; fr: string },
  level: LocalEntry['level'],
  within: string | null,
  language: Language,
): LocalEntry {
  return { slug: entry.slug, level, name: entry[language], within };
}
