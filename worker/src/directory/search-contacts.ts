import type { SearchInput, SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { toContact } from './contact-view.ts';
import { limitMessage } from './limit-message.ts';
import { quotaInfo } from './quota-info.ts';
import { readSearch, type Search } from './read-search.ts';
import { countCap, searchPage } from './search-page.ts';
import { keepPage, keptPage } from './shown/asked.ts';
import { numbersHidden } from './shown/numbers-hidden.ts';
import { showContacts } from './shown/show-contacts.ts';
import { requireRow, viewerCte } from './viewer.ts';

/**
 * One page of contacts, in one request that also says who asks and what they may reveal today. The page is found
 * before the counters are locked. A seller whose day is used up gets the count and the quota but no cards, unless they
 * browse without numbers.
 */
export async function searchContacts(ctx: MemberContext, input: SearchInput): Promise<SearchOutput> {
  const masked = input.browse === 'masked';
  const showing = await showContacts(ctx, keptPage, masked ? 'kept' : 'list');
  const [found, , rows] = await ctx.db.batch([search(ctx, readSearch(input, ctx.language)), ...showing]);
  const { total: matches } = requireRow(found);
  const row = requireRow(rows);
  const { viewer } = row;
  if (viewer.dailyLimit === 0 && !masked) throw new AppError('upgrade_required');
  const quota = quotaInfo(viewer, ctx.now, ctx.language);
  const total = { totalCount: Math.min(matches, countCap), totalIsLowerBound: matches > countCap };
  return {
    contacts: row.contacts.map((contact) => toContact(contact, ctx.language)),
    pagination: { page: input.page, limit: input.limit, ...total },
    quotaInfo: quota,
    dailyLimitReached: !quota.canViewMore,
    limitMessage: limitMessage(quota, total, ctx.language),
    numbersHidden: masked ? null : numbersHidden(row, ctx.now),
  };
}

function search(ctx: MemberContext, asked: Search) {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const { ctes, total, page } = searchPage(ctx, asked, viewer);
  const ids = sql`(select string_agg(${page.userId}::text, ',' order by ${page.band}, ${page.position}) from ${page})`;
  return db
    .with(viewer, ...ctes)
    .select({ total: sql<number>`(select ${total.matches} from ${total})`, kept: keepPage(ids) })
    .from(viewer);
}
