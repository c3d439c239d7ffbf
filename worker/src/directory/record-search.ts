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
  /** What was said that is no trade and no place. */
  rest: readonly string[];
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
  const teaches = age >= shownLimits.youngDays * 24 * 60 * 60 * 1000;
  const isUnmet = teaches && !isFound && !asksForMore(asked, searched);
  recordLater(ctx, {
    action: 'search_performed',
    ...{ trade: meant, citySlug: townOf(asked, searched), metNobody: isUnmet },
    words: unknown,
    teaches,
  });
}

/** Whether more was asked for than a trade in a town: who has none of that says nothing of who has the trade. */
function asksForMore(
  { text, exact, filters, choices }: Search,
  { rest, place }: Pick<Searched, 'rest' | 'place'>,
): boolean {
  const isWord = rest.length > 0 || (exact && text !== '');
  const isItem = filters.items.length > 0 || choices.some(({ itemSlug }) => itemSlug);
  const isKind = filters.userType !== '' && filters.userType !== 'seller';
  return isWord || isItem || isKind || place?.kind === 'quartier';
}

/** The town that was chosen or named; without either, the viewer's own, which is shown first. */
function townOf({ filters }: Search, { place, viewer }: Pick<Searched, 'place' | 'viewer'>) {
  if (filters.city || filters.region) return filters.city === 'other' ? undefined : filters.city;
  return place ? (place.town ?? undefined) : viewer.citySlug;
}
