import type { Understood } from '@mboalink/shared/directory/calls.ts';
import { shownLimits } from '@mboalink/shared/shown-limits.ts';
import { recordLater } from '../insights/record-later.ts';
import type { MemberContext } from '../trpc.ts';
import type { Missed } from './missed.ts';
import type { Search } from './read-search.ts';
import type { Place } from './understanding/place-names.ts';
import type { ViewerRow } from './viewer.ts';

type Searched = {
  asked: Search;
  /** As the attempt that found somebody took it; where that is wider than what was asked for, as it was asked for. */
  understood: Understood | null;
  place: Place | undefined;
  /** What was said that is no trade and no place. */
  rest: readonly string[];
  viewer: ViewerRow;
  /** Whether somebody was found where they were asked for. */
  isFound: boolean;
  missed: Missed;
};

/** Records a search once, with its first page: its trade and town, whether it found anybody there, and what it missed. */
export function recordSearch(ctx: MemberContext, { asked, understood, ...searched }: Searched): void {
  if (asked.start.offset > 0) return;
  const { isFound, viewer, missed } = searched;
  const meant = understood?.trade?.level === 2 ? understood.trade.slug : asked.filters.subcategory;
  const age = ctx.now.getTime() - Date.parse(viewer.createdAt);
  const isGrown = age >= shownLimits.youngDays * 24 * 60 * 60 * 1000;
  const isUnmet = isGrown && !isFound && !asksForMore(asked, searched);
  recordLater(ctx, {
    action: 'search_performed',
    ...{ trade: meant, citySlug: townOf(asked, searched), metNobody: isUnmet },
    ...(meant && { missed: isNarrowed(asked) ? { words: missed.words } : missed }),
    isGrown,
  });
}

/** Whether more was asked for than a trade in a town: who has none of that says nothing of who has the trade. */
function asksForMore(asked: Search, { rest, place }: Pick<Searched, 'rest' | 'place'>): boolean {
  return rest.length > 0 || isNarrowed(asked) || place?.kind === 'quartier';
}

/** Whether nothing but exact words, an item or buyers would do. */
function isNarrowed({ text, exact, filters, choices }: Search): boolean {
  const isItem = filters.items.length > 0 || choices.some(({ itemSlug }) => itemSlug);
  const isKind = filters.userType !== '' && filters.userType !== 'seller';
  return (exact && text !== '') || isItem || isKind;
}

/** The town that was chosen or named; without either, the viewer's own, which is shown first. */
function townOf({ filters }: Search, { place, viewer }: Pick<Searched, 'place' | 'viewer'>) {
  if (filters.city || filters.region) return filters.city === 'other' ? undefined : filters.city;
  return place ? (place.town ?? undefined) : viewer.citySlug;
}
