import { type Criteria, noCriteria } from '@mboalink/shared/directory/criteria.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Names } from '../../catalogue/names.ts';
import { useNames } from '../../catalogue/use-names.ts';
import { languageOf } from '../../i18n/create-i18n.ts';
import { directoryQueries } from '../../lib/api/directory-queries.ts';
import { useMember } from '../use-member.ts';
import { chosenBeside, countIn } from './chosen-beside.ts';
import type { SearchOption } from './search-option.ts';

const shown = 6;
const tried = 4;

/** What is asked for most in the whole country, as far as is known without the server. */
const mainTrades = ['plumbers', 'tailors', 'phones', 'hairdressers', 'masons', 'mechanics'];

/** The six searches that are made most, in the place that was chosen or where somebody is at home. */
export function usePopular(values: Criteria = noCriteria, enabled = true): SearchOption[] {
  const { i18n } = useTranslation();
  const names = useNames();
  const { region, city } = chosenBeside(values);
  const near = useMember().city || undefined;
  const { data, isError } = useQuery({
    ...directoryQueries.popular(languageOf(i18n), { near, region, city }),
    enabled,
  });
  if (data) {
    return data.suggestions
      .slice(0, shown)
      .map((entry) => ({ ...entry, group: 'popular', count: countIn(values, entry.count) }));
  }
  return isError && names ? tradeOptions(mainTrades, names) : [];
}

/** The main trades of the country, wherever somebody is; none until their names are here. */
export function useMainTrades(): SearchOption[] {
  const names = useNames();
  return names ? tradeOptions(mainTrades, names) : [];
}

/**
 * Four searches inside the category in use, else inside that of the first suggestion for what is typed, and without
 * either inside the first trade that is popular; undefined until the names are here.
 */
export function useTryThese(
  { category, subcategory, search }: Criteria,
  suggested: readonly SearchOption[] = [],
): SearchOption[] | undefined {
  const names = useNames();
  const popular = usePopular();
  if (!names) return undefined;
  const known = search.trim() === '' ? popular : suggested;
  const seen = new Set([subcategory, ...known.map((option) => ('slug' in option ? option.slug : ''))]);
  const slugs = names
    .subcategoriesOf(category || leadingCategory(known, names))
    .map(({ slug }) => slug)
    .filter((slug) => !seen.has(slug));
  return tradeOptions(slugs.slice(0, tried), names);
}

/** The category of the first trade of a list. */
function leadingCategory(options: readonly SearchOption[], names: Names): string {
  for (const option of options) {
    if (option.type === 'category') return option.slug;
    if (option.type === 'subcategory') return names.categoryOf(option.slug);
  }
  return '';
}

function tradeOptions(slugs: readonly string[], names: Names) {
  return slugs
    .map(
      (slug): SearchOption => ({
        group: 'popular',
        type: 'subcategory',
        slug,
        text: names.subcategory(slug),
        count: null,
        city: null,
        quartier: null,
        within: null,
        criteria: { category: names.categoryOf(slug), subcategory: slug },
      }),
    )
    .filter(({ text }) => text !== '');
}
