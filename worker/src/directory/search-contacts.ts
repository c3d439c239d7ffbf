import { listings, shownNumbers } from '@mboalink/db/schema/directory.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonList } from '@mboalink/db/sql/json.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { SearchInput, SearchOutput } from '@mboalink/shared/directory/calls.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { memberTables } from '../billing/member-tables.ts';
import type { MemberContext } from '../trpc.ts';
import { type ContactRow, contactJson, isNumberShown, seesNumbers, toContact } from './contact-view.ts';
import { limitMessage } from './limit-message.ts';
import { quotaInfo } from './quota-info.ts';
import { readSearch, type Search } from './read-search.ts';
import { countCap, searchPage } from './search-page.ts';
import { requireRow, type ViewerCte, viewerCte, viewerJson } from './viewer.ts';

/**
 * One page of contacts, in one statement that also says who asks and what they may reveal today. A seller whose
 * day is used up gets the count and the quota but no cards, unless they browse without numbers.
 */
export async function searchContacts(ctx: MemberContext, input: SearchInput): Promise<SearchOutput> {
  // As a batch, it counts what it shows under the viewer's lock.
  const [rows] = await ctx.db.batch([search(ctx, readSearch(input, ctx.language))]);
  const row = requireRow(rows);
  const { viewer } = row;
  const masked = input.browse === 'masked';
  if (viewer.dailyLimit === 0 && !masked) throw new AppError('upgrade_required');
  const quota = quotaInfo(viewer, ctx.now, ctx.language);
  const total = { totalCount: Math.min(row.total, countCap), totalIsLowerBound: row.total > countCap };
  return {
    contacts: row.contacts.map((contact) => toContact(contact, ctx.language)),
    pagination: { page: input.page, limit: input.limit, ...total },
    quotaInfo: quota,
    dailyLimitReached: !quota.canViewMore,
    limitMessage: limitMessage(quota, total, ctx.language),
  };
}

function search(ctx: MemberContext, asked: Search) {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const { ctes, total, page } = searchPage(ctx, asked, viewer);
  const inOrder = sql`${page.band}, ${page.position}`;
  const contacts = db
    .select({ contacts: jsonList(contactJson(ctx, isNumberShown(ctx, viewer)), inOrder) })
    .from(page)
    .innerJoin(memberTables, eq(listings.userId, page.userId));
  const pageSize = sql`(select count(*)::int from ${page})`;
  return db
    .with(viewer, ...ctes, countShown(ctx, viewer, pageSize))
    .select({
      viewer: viewerJson(viewer),
      total: sql<number>`(select ${total.matches} from ${total})`,
      contacts: sql<ContactRow[]>`${contacts}`,
    })
    .from(viewer);
}

/** Counts the numbers that a list shows a buyer, as they are shown. */
function countShown({ db, now }: MemberContext, viewer: ViewerCte, pageSize: SQL) {
  const { viewerId, day, numbers } = shownNumbers;
  return db
    .$with('counted', {})
    .as(sql`${insertSelect(
      shownNumbers,
      { viewerId: viewer.id, day: doualaDay(now), numbers: pageSize },
      sql`from ${viewer} where ${seesNumbers(viewer)} and ${pageSize} > 0`,
    )} on conflict (${columnName(viewerId)}, ${columnName(day)})
    do update set ${columnName(numbers)} = ${numbers} + excluded.${columnName(numbers)}`);
}
