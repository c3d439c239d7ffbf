import type { CountInput, SearchInput, SearchOutput, Understood } from '@mboalink/shared/directory/calls.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { formatCount } from '@mboalink/shared/format/counts.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { recordSearch } from '../insights/searches.ts';
import type { MemberContext } from '../trpc.ts';
import { askedNames } from './asked-names.ts';
import { requireContacts } from './contact-rows.ts';
import { atNearest, toContact } from './contact-view.ts';
import { countListings, findListings } from './find-listings.ts';
import { type Missed, missedIn } from './missed.ts';
import { nextCursor, readSearch, type Search } from './read-search.ts';
import { searchAttempts, understoodWithin } from './search-attempts.ts';
import type { Place } from './understanding/place-index.ts';
import { type Understanding, understandSearch } from './understanding/understand.ts';
import { understoodAs } from './understood.ts';
import { quotaInfo, requireRow, type ViewerRow } from './viewer.ts';

/**
 * One page of contacts, in one request that also says who asks and what they may reveal today. A seller who may open nobody
 * today gets the count and the quota but no cards, unless they browse without numbers.
 */
export async function searchContacts(ctx: MemberContext, input: SearchInput): Promise<SearchOutput> {
  const { asked, understood, tries } = prepareSearch(input, ctx.language);
  const { attempts } = tries;
  const masked = input.browse === 'masked';
  const { found, shown } = requireContacts(await findListings(ctx, asked, tries));
  const { viewer } = shown;
  const quota = quotaInfo(viewer, ctx.now, ctx.language);
  if (viewer.dailyLimit === 0 && !quota.canViewMore && !masked) throw new AppError('upgrade_required');
  const attempt = attempts[found.attempt];
  const read = readInto(asked, understood);
  const said = understoodAs({ understood: read, attempt, found }, ctx.language);
  const isFound = found.total > 0 && attempt?.steps.length === 0;
  const meant = isFound ? attempt : attempts.find(({ terms, words }) => terms && !words);
  recordFirstPage(ctx, {
    asked,
    viewer,
    isFound,
    place: understood?.place?.place,
    understood: understoodAs({ understood: read, attempt: meant, found }, ctx.language),
    rest: understood?.rest ?? [],
    missed: missedIn({ asked, understood: read, attempt, found, isFound }),
  });
  const places = [attempt ?? {}, { city: viewer.citySlug }];
  const contacts = shown.contacts.map((contact) => toContact(atNearest(contact, places), ctx.language));
  const pagination = paginationOf(asked, contacts, found.total);
  return {
    contacts,
    pagination,
    quotaInfo: quota,
    dailyLimitReached: !quota.canViewMore,
    limitMessage: limitMessage(quota, pagination, ctx.language),
    understood: said,
  };
}

/** With `exact` nothing is read into the text. */
function readInto(asked: Search, understood: Understanding | null): Understanding | null {
  return understood && !asked.exact ? understoodWithin(asked, understood) : null;
}

function paginationOf({ start, limit }: Search, contacts: SearchOutput['contacts'], total: number) {
  const ids = contacts.map(({ _id }) => _id);
  return {
    page: Math.floor(start.offset / limit) + 1,
    limit,
    totalCount: Math.min(total, searchLimits.counted),
    totalIsLowerBound: total > searchLimits.counted,
    nextCursor: nextCursor(start, {
      limit,
      ids,
      total: total > searchLimits.counted ? Number.POSITIVE_INFINITY : total,
    }),
  };
}

/** What a search asks for, what its text was taken for, and the ways in which it is tried. */
export function prepareSearch(input: SearchInput, language: Language) {
  const asked = readSearch(input, language);
  const understood = asked.text === '' ? null : understandSearch(asked.text);
  const tries = {
    attempts: searchAttempts(asked, understood),
    names: askedNames(asked, understood),
  };
  return { asked, understood, tries };
}

/** How many contacts a search finds, as its page would say. Shows nobody, records nothing and spends nothing. */
export async function countContacts(ctx: MemberContext, input: CountInput) {
  const { asked, tries } = prepareSearch({ ...input, page: 1, limit: 1, sort: 'relevance' }, ctx.language);
  const { found } = requireRow(await countListings(ctx, asked, tries));
  return {
    count: Math.min(found.total, searchLimits.counted),
    isLowerBound: found.total > searchLimits.counted,
  };
}

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

/** Records a search for a trade once, with its first page: its town, whether it found anybody there, and what it missed. */
function recordFirstPage(ctx: MemberContext, { asked, understood, ...searched }: Searched): void {
  const trade = understood?.trade?.level === 2 ? understood.trade.slug : asked.filters.subcategory;
  if (asked.start.offset > 0 || !trade) return;
  const { isFound, missed } = searched;
  recordSearch(ctx, {
    trade,
    citySlug: townOf(asked, searched),
    foundNobody: !isFound && !asksForMore(asked, searched),
    quartier: isNarrowed(asked) ? undefined : missed.quartier,
    words: missed.words,
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

type Total = Pick<SearchOutput['pagination'], 'totalCount' | 'totalIsLowerBound'>;

/** Said when more match than can be opened today; null when nothing holds the viewer back, or nothing is left. */
export function limitMessage(
  { remaining }: Pick<QuotaInfo, 'remaining'>,
  { totalCount, totalIsLowerBound }: Total,
  language: Language,
): string | null {
  if (remaining === null || remaining === 0 || totalCount <= remaining) return null;
  const more = totalCount - remaining;
  return language === 'fr'
    ? `${frenchMore(more, totalIsLowerBound)}. Vous pouvez encore en ouvrir ${remaining} aujourd’hui.`
    : `${englishMore(more, totalIsLowerBound)}. You can unlock ${remaining} today.`;
}

function englishMore(more: number, orMore: boolean): string {
  if (orMore) return `More than ${formatCount(more)} others match`;
  return more === 1 ? '1 more matches' : `${formatCount(more)} more match`;
}

function frenchMore(more: number, orMore: boolean): string {
  if (orMore) return `Plus de ${formatCount(more)} autres correspondent`;
  return more === 1 ? '1 autre correspond' : `${formatCount(more)} autres correspondent`;
}
