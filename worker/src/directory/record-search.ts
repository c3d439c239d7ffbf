import type { Understood } from '@mboalink/shared/directory/calls.ts';
import { shownLimits } from '@mboalink/shared/shown-limits.ts';
import { recordLater } from '../insights/record-later.ts';
import type { MemberContext } from '../trpc.ts';
import type { Search } from './read-search.ts';
import type { Place } from './understanding/place-names.ts';
import type { ViewerRow } from './viewer.ts';

type Searched = {
  asked: Search;
  /** As the attempt that found somebody took it; where that is wider than what was asked for, as it was asked for. */
  understood: Understood | null;
  place: Place | undefined;
  unknown: readonly string[];
  viewer: ViewerRow;
  /** Whether somebody was found where they were asked for. */
  isFound: boolean;
};

/** Records a search once, with its first page: its trade and town, whether it found anybody there, and unknown words. */
export function recordSearch(ctx: MemberContext, { asked, understood, ...searched }: Searched): void {
  if (asked.start.offset > 0) return;
  const { isFound, unknown, viewer } = searched;
  const meant = understood?.trade?.level === 2 ? understood.trade.slug : asked.filters.subcategory;
  const age = ctx.now.getTime() - Date.parse(viewer.createdAt);
  recordLater(ctx, {
    action: 'search_performed',
    ...{ trade: meant, citySlug: townOf(asked, searched), metNobody: !isFound },
    words: unknown,
    teaches: age >= shownLimits.youngDays * 24 * 60 * 60 * 1000,
  });
}

/** The town that was chosen or named; without either, the viewer's own, which is shown first. */
function townOf({ filters }: Search, { place, viewer }: Pick<Searched, 'place' | 'viewer'>) {
  if (filters.city || filters.region) return filters.city === 'other' ? undefined : filters.city;
  return place ? (place.town ?? undefined) : viewer.citySlug;
}
