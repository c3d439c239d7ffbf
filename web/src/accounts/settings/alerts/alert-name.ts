import type { SearchAlert } from '@mboalink/shared/network/alert-calls.ts';
import type { Names } from '../../../catalogue/names.ts';

/** What a search is called: its words, then the narrowest trade and place that were chosen. */
export function alertName({ search, filters }: SearchAlert, names: Names | undefined): string {
  const { category = '', subcategory = '', region = '', city = '', categories = [] } = filters;
  const trades = [{ category, subcategory }, ...categories.map(toTrade)].map(
    (trade) => names?.subcategory(trade.subcategory) || names?.category(trade.category),
  );
  const parts = [search, ...trades, names?.town(city) || names?.region(region)];
  return parts.filter(Boolean).join(' · ');
}

type Choice = NonNullable<SearchAlert['filters']['categories']>[number];

const toTrade = ({ categorySlug, subcategorySlug }: Choice) => ({
  category: categorySlug,
  subcategory: subcategorySlug ?? '',
});
