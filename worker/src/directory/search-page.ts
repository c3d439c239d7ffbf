import { listings } from '@mboalink/db/schema/directory.ts';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { isFindable } from './findable.ts';
import type { Search } from './read-search.ts';
import { matchesText, searchBands } from './search-bands.ts';
import { filterConditions } from './search-conditions.ts';
import type { ViewerCte } from './viewer.ts';

/** Counting stops here: no search may count a million rows. */
export const countCap = 1000;

/**
 * `page`: the listings of one page, in the order of `band` and `position`; `total`: how many match. What matches is
 * looked up first, as far as it is counted. A few results are ordered by themselves; where more match than are counted,
 * each band walks an index in its order, since sorting them all would read them all.
 */
export function searchPage(ctx: MemberContext, asked: Search, viewer: ViewerCte) {
  const { db } = ctx;
  const where = and(isFindable(ctx, viewer), filterConditions(asked));
  const words = asked.text ? matchesText(asked.text) : undefined;
  const matched = db.$with('matched').as(
    db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(sql`(select true from ${viewer})`, where, words))
      .limit(countCap + 1),
  );
  const mayRead = sql`${viewer.dailyLimit} is null or ${viewer.viewedToday} < ${viewer.dailyLimit}`;
  const isShown = asked.browse === 'masked' ? sql`true` : sql`(select ${mayRead} from ${viewer})`;
  const total = db.$with('total').as(
    db
      .select({
        matches: sql<number>`count(*)::int`.as('matches'),
        isShown: sql<boolean>`${isShown}`.as('is_shown'),
        areFew: sql<boolean>`count(*) <= ${countCap}::int`.as('are_few'),
      })
      .from(matched),
  );
  const { bands, order } = searchBands(asked, viewer);
  const cases = bands.map((band, index) => sql`when ${band} then ${index}::int`);
  const sorted = db.$with('sorted').as(
    db
      .select({
        userId: listings.userId,
        band: sql<number>`(case ${sql.join(cases, sql` `)} end)`.as('band'),
        position: sql<number>`row_number() over (order by ${order})`.as('position'),
      })
      .from(matched)
      .innerJoin(listings, eq(listings.userId, matched.userId))
      .where(sql`(select ${total.isShown} and ${total.areFew} from ${total})`),
  );
  const wanted = asked.page * asked.limit;
  const isWalked = sql`(select ${total.isShown} and not ${total.areFew} from ${total})`;
  const walks: Walked[] = [];
  for (const band of bands) {
    walks.push(walk(ctx, { where: and(isWalked, where, band), order, wanted, earlier: [...walks] }));
  }
  const found = [sorted, ...walks].map((part) => sql`select * from ${part}`);
  const { userId, band, position } = sorted;
  const page = db.$with('page', { userId, band, position }).as(sql`
    select * from (${sql.join(found, sql` union all `)}) as found
    order by ${band}, ${position} limit ${asked.limit} offset ${wanted - asked.limit}`);
  return { ctes: [matched, total, sorted, ...walks, page], total, page };
}

type Walk = { where: SQL | undefined; order: SQL; wanted: number; earlier: readonly SQLWrapper[] };

type Walked = ReturnType<typeof walk>;

/** A band in the order of its index; it is only walked when the ones before it do not fill the page. */
function walk({ db }: MemberContext, { where, order, wanted, earlier }: Walk) {
  const before = earlier.map((part) => sql`(select count(*) from ${part})`);
  const isNeeded = sql`${sql.join([sql`0`, ...before], sql` + `)} < ${wanted}`;
  const found = db
    .select({ userId: listings.userId })
    .from(listings)
    .where(and(isNeeded, where))
    .orderBy(order)
    .limit(wanted)
    .as('found');
  return db.$with(`band_${earlier.length}`).as(
    db
      .select({
        userId: found.userId,
        band: sql<number>`${earlier.length}::int`.as('band'),
        position: sql<number>`row_number() over ()`.as('position'),
      })
      .from(found),
  );
}
