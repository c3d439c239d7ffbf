import type { CategoryChoice } from '../directory/calls.ts';
import type { FilterValues } from '../directory/filters.ts';
import { formatFrancs } from '../format.ts';
import type { Language } from '../language.ts';

/** What slugs are called in one language; empty for one that is unknown, or of which whoever asks has no names. */
export type SearchNames = Readonly<
  Record<'category' | 'subcategory' | 'item' | 'region' | 'town', (slug: string) => string>
>;

export type Search = { search: string; filters: Omit<AlertFilters, 'userType'> };

/** What a search is called: its words, then the narrowest trade and place that were chosen. */
export function searchName({ search, filters }: Search, names: SearchNames, language: Language): string {
  const { category = '', subcategory = '', items = [], region = '', city = '', categories = [] } = filters;
  const { maxPrice } = filters;
  const words = search.trim();
  const trades = [{ category, subcategory, items }, ...categories.map(toTrade)];
  const parts = [
    words && quoted[language](words),
    ...trades.map((trade) => tradeName(trade, names)),
    names.town(city) || names.region(region),
    maxPrice && upTo[language](formatFrancs(maxPrice)),
  ];
  return [...new Set(parts)].filter(Boolean).join(' · ') || wide[language];
}

type Trade = { category: string; subcategory: string; items: readonly string[] };

function tradeName({ category, subcategory, items }: Trade, names: SearchNames): string {
  const named = items.map(names.item).filter(Boolean);
  return named.join(', ') || names.subcategory(subcategory) || names.category(category);
}

const toTrade = ({ categorySlug, subcategorySlug, itemSlug }: CategoryChoice): Trade => ({
  category: categorySlug,
  subcategory: subcategorySlug ?? '',
  items: [itemSlug ?? ''],
});

const quoted: Record<Language, (text: string) => string> = {
  en: (text) => `“${text}”`,
  fr: (text) => `«\u00a0${text}\u00a0»`,
};

const upTo: Record<Language, (price: string) => string> = {
  en: (price) => `up to ${price}`,
  fr: (price) => `jusqu’à ${price}`,
};

/** Only the kind of member was chosen. */
const wide: Record<Language, string> = { en: 'all trades', fr: 'tous les métiers' };

/** What a saved search was narrowed down to beside its words: what was chosen, without the rest. */
export type AlertFilters = Partial<FilterValues> & {
  categories?: CategoryChoice[];
  exact?: boolean;
  openAt?: string;
  maxPrice?: number;
  withPicture?: boolean;
};
