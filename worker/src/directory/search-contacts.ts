import type { SearchInput, SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { countedNetworksOf } from '../session/network-hash.ts';
import type { MemberContext } from '../trpc.ts';
import { toContact } from './contact-view.ts';
import { findListings } from './find-listings.ts';
import { limitMessage } from './limit-message.ts';
import { missedIn } from './missed.ts';
import { atNearest } from './nearest-location.ts';
import { prepareSearch } from './prepare-search.ts';
import { quotaInfo } from './quota-info.ts';
import type { Search } from './read-search.ts';
import { recordSearch } from './record-search.ts';
import { understoodWithin } from './search-attempts.ts';
import { nextCursor } from './search-cursor.ts';
import { numbersHidden } from './shown/numbers-hidden.ts';
import type { Understanding } from './understanding/understand.ts';
import { understoodAs } from './understood.ts';
import { requireRow } from './viewer.ts';

/**
 * One page of contacts, in one request that also says who asks and what they may reveal today. The page is found
 * before the counters are locked. A seller who may open nobody today gets the count and the quota but no cards, unless they
 * browse without numbers.
 */
export async function searchContacts(ctx: MemberContext, input: SearchInput): Promise<SearchOutput> {
  const { asked, understood, tries } = prepareSearch(input, ctx.language);
  const { attempts } = tries;
  const masked = input.browse === 'masked';
  const rows = await findListings(ctx, asked, { ...tries, networks: await countedNetworksOf(ctx) });
  const { found, shown } = requireRow(rows);
  const { viewer } = shown;
  const quota = quotaInfo(viewer, ctx.now, ctx.language);
  if (viewer.dailyLimit === 0 && !quota.canViewMore && !masked) throw new AppError('upgrade_required');
  const attempt = attempts[found.attempt];
  const read = readInto(asked, understood);
  const said = understoodAs({ understood: read, attempt, found }, ctx.language);
  const isFound = found.total > 0 && attempt?.steps.length === 0;
  const meant = isFound ? attempt : attempts.find(({ terms, words }) => terms && !words);
  recordSearch(ctx, {
    ...{ asked, viewer, isFound, place: understood?.place?.place },
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
    numbersHidden: masked ? null : numbersHidden(shown, ctx.now),
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
