import type { CountInput, SearchInput, SearchOutput } from '@mboalink/shared/directory/calls.ts';
import type { QuotaInfo } from '@mboalink/shared/directory/quota.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import type { MemberContext } from '../trpc.ts';
import { requireContacts } from './contact-rows.ts';
import { atNearest, toContact } from './contact-view.ts';
import { countListings, findListings } from './find-listings.ts';
import { toInterpretation, withConditions } from './interpretation.ts';
import { nextCursor, readSearch, type Search } from './read-search.ts';
import { readTyped } from './read-typed.ts';
import { recordFirstPage } from './record-search.ts';
import { understoodWithin } from './search-attempts.ts';
import { quotaInfo, requireRow } from './viewer.ts';
import { askedFor, wordMatches } from './word-matches.ts';

/**
 * One page of contacts, in one request that also says who asks and what they may reveal today. A seller who has used up the
 * day gets the count and the quota but no cards, unless they browse without numbers. Throws `upgrade_required` for a seller
 * without a plan.
 */
export async function searchContacts(ctx: MemberContext, input: SearchInput): Promise<SearchOutput> {
  const prepared = prepareSearch(input, ctx);
  const { search } = prepared;
  const { found, shown } = requireContacts(await findListings(ctx, search, prepared.tries));
  const { viewer } = shown;
  const { askers, ...usual } = prepared;
  const read = askers[viewer.citySlug] ?? askers[viewer.regionSlug] ?? usual;
  const { attempts } = read.tries;
  const quota = quotaInfo(viewer, ctx.now, ctx.language);
  if (viewer.dailyLimit === 0 && !quota.canViewMore && input.browse !== 'masked') {
    throw new AppError('upgrade_required');
  }
  // With `exact` nothing is read into the text.
  const understood = read.understood && !search.exact ? understoodWithin(search, read.understood) : null;
  recordFirstPage(ctx, { search, understood, attempts, found }, viewer);
  const attempt = attempts[found.attempt];
  const places = [attempt ?? {}, { city: viewer.citySlug }];
  const asked = askedFor(search.text, understood);
  const contacts = shown.contacts.map((row) => {
    const contact = toContact(atNearest(row, places), ctx.language);
    const matches = wordMatches(asked, row);
    return matches.length > 0 ? { ...contact, matches } : contact;
  });
  const pagination = paginationOf(search, contacts, found.total);
  return {
    contacts,
    pagination,
    quotaInfo: quota,
    dailyLimitReached: !quota.canViewMore,
    limitMessage: limitMessage(quota, pagination, ctx.language),
    understood: withConditions(
      toInterpretation({ search, understood, attempt, found }, ctx.language),
      prepared.read,
    ),
  };
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

/** A search as it is run: see `readTyped`. */
export const prepareSearch = (
  input: SearchInput,
  { language, now }: Pick<MemberContext, 'language' | 'now'>,
) => readTyped(readSearch(input, language), input, now);

/** How many contacts a search finds, as its page would say. Shows nobody, records nothing and spends nothing. */
export async function countContacts(ctx: MemberContext, input: CountInput) {
  const { search, tries } = prepareSearch({ ...input, page: 1, limit: 1, sort: 'relevance' }, ctx);
  const { found } = requireRow(await countListings(ctx, search, tries));
  return {
    count: Math.min(found.total, searchLimits.counted),
    isLowerBound: found.total > searchLimits.counted,
  };
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
