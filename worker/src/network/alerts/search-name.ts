import { findItem, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findCategoryName } from '@mboalink/shared/catalogue/category-names.ts';
import { findTown, otherTown } from '@mboalink/shared/catalogue/places.ts';
import { findRegion } from '@mboalink/shared/catalogue/region-names.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { KeptSearch } from './asked-alert.ts';

/** What a search is called: its words, then the narrowest trade and place that were chosen. */
export function searchName({ search, filters }: KeptSearch, language: Language): string {
  const { category = '', subcategory = '', items = [], region = '', city = '', categories = [] } = filters;
  const chosen = categories.map(({ categorySlug, subcategorySlug, itemSlug }) =>
    tradeName(
      { category: categorySlug, subcategory: subcategorySlug ?? '', items: [itemSlug ?? ''] },
      language,
    ),
  );
  const parts = [
    search.trim() && quoted[language](search.trim()),
    tradeName({ category, subcategory, items }, language),
    ...chosen,
    (city === otherTown.slug ? undefined : findTown(city)?.[language]) ?? findRegion(region)?.[language],
  ];
  return [...new Set(parts)].filter(Boolean).join(' · ') || wide[language];
}

type Trade = { category: string; subcategory: string; items: readonly string[] };

function tradeName({ category, subcategory, items }: Trade, language: Language): string {
  const names = items.flatMap((slug) => findItem(slug)?.[language] ?? []);
  if (names.length > 0) return names.join(', ');
  return (findSubcategory(subcategory) ?? findCategoryName(category))?.[language] ?? '';
}

const quoted: Record<Language, (text: string) => string> = {
  en: (text) => `“${text}”`,
  fr: (text) => `«\u00a0${text}\u00a0»`,
};

/** Only the kind of member was chosen. */
const wide: Record<Language, string> = { en: 'all trades', fr: 'tous les métiers' };
