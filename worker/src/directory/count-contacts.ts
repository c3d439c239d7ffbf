import type { CountInput } from '@mboalink/shared/directory/calls.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import type { MemberContext } from '../trpc.ts';
import { countListings } from './find-listings.ts';
import { prepareSearch } from './prepare-search.ts';
import { requireRow } from './viewer.ts';

/** How many contacts a search finds, as its page would say. Shows nobody, records nothing and spends nothing. */
export async function countContacts(ctx: MemberContext, input: CountInput) {
  const { asked, tries } = prepareSearch({ ...input, page: 1, limit: 1, sort: 'relevance' }, ctx.language);
  const { found } = requireRow(await countListings(ctx, asked, tries));
  return {
    count: Math.min(found.total, searchLimits.counted),
    isLowerBound: found.total > searchLimits.counted,
  };
}
