import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import type { SearchOption } from './search-option.ts';

const shown = 6;
const tried = 4;

/** Shown when the server does not say what is asked for most. */
const fallbackTrades = ['plumbers', 'tailors', 'phones', 'hairdressers', 'masons', 'mechanics'];

/** The six searches that are made most. */
export function usePopular(): SearchOption[] {
  const { i18n } = useTranslation();
  const names = useNames();
  const { data, isError } = useQuery(directoryQueries.popular(languageOf(i18n)));
  if (data) return data.suggestions.slice(0, shown).map((entry) => ({ ...entry, group: 'popular' }));
  return isError ? tradeOptions(fallbackTrades, names?.subcategory) : [];
}

/** Four searches inside the category in use; without one, inside the first trade that is popular. */
export function useTryThese(category: string, subcategory: string): SearchOption[] {
  const names = useNames();
  const popular = usePopular();
  const first = popular.find(({ type }) => type === 'subcategory');
  const leading = first && 'slug' in first ? (names?.categoryOf(first.slug) ?? '') : '';
  const entries = names?.subcategoriesOf(category || leading) ?? [];
  const seen = new Set([subcategory, ...popular.map((option) => ('slug' in option ? option.slug : ''))]);
  const slugs = entries.map(({ slug }) => slug).filter((slug) => !seen.has(slug));
  return tradeOptions(slugs.slice(0, tried), names?.subcategory);
}

function tradeOptions(slugs: readonly string[], nameOf: ((slug: string) => string) | undefined) {
  return slugs
    .map(
      (slug): SearchOption => ({
        group: 'popular',
        type: 'subcategory',
        slug,
        text: nameOf?.(slug) ?? '',
        count: null,
        city: null,
        within: null,
      }),
    )
    .filter(({ text }) => text !== '');
}
