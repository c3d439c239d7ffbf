import type { Understood } from '@mboalink/shared/directory/calls.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { type Criteria, hasCriteria } from '@mboalink/shared/directory/criteria.ts';
import { type FilterValues, hasFilters, withFilters } from '@mboalink/shared/directory/filters.ts';
import type { Names } from '../../lib/name-entries.ts';
import { useNames } from '../../lib/names.ts';
import { conditionsOf } from './conditions.ts';
import { FiltersForm } from './filters-form.tsx';
import { type Search, searchPath } from './use-search.ts';

/** The form, begun with what was chosen, and with what the words were taken for. */
export function FiltersOfSearch({ search, onDone }: { search: Search; onDone?: () => void }) {
  const names = useNames();
  const start = withUnderstood(search, names);
  return (
    <FiltersForm key={searchPath(start)} asked={search.criteria} start={start} {...(onDone && { onDone })} />
  );
}

/** The trade and the place that the words were taken for stand in the filters, as if they had been chosen. */
function withUnderstood({ criteria, first, contacts }: Found, names: Names): Criteria {
  const understood = first?.understood;
  if (!understood) return criteria;
  const start = { ...criteria, ...conditionsOf(criteria, understood) };
  if (hasFilters(criteria) || !hasCriteria(criteria)) return start;
  const { trade, second, place } = understood;
  const [top] = contacts;
  return withFilters(start, {
    ...tradeFilters(second ? undefined : trade, top, names),
    ...placeFilters(place, top, names),
  });
}

type Found = Pick<Search, 'criteria' | 'first' | 'contacts'>;

function tradeFilters(
  trade: Understood['trade'],
  top: Contact | undefined,
  names: Names,
): Partial<FilterValues> {
  if (trade?.level === 1) return { category: trade.slug };
  if (trade?.level === 2) return { category: names.categoryOf(trade.slug), subcategory: trade.slug };
  // Items are found by whoever offers them.
  if (!trade || !top?.items.includes(trade.slug)) return {};
  return { category: top.category, subcategory: top.subcategory, items: [trade.slug] };
}

function placeFilters(
  place: Understood['place'],
  top: Contact | undefined,
  names: Names,
): Partial<FilterValues> {
  if (place?.kind === 'region') return { region: place.slug };
  const city = place?.kind === 'city' ? place.slug : place && top?.city;
  return city ? { region: names.regionOf(city), city } : {};
}
