import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Database = Pick<Context, 'db' | 'now'>;

/** Whoever records something of a listing that is being counted waits until a piece is done: some tens of milliseconds. */
const daysAtOnce = 200;

/** As many pieces as fit into the time of a job; what is left is due a minute later. */
const mostPieces = 100;

/** Counts the days of listings on which something happened since they were counted last. */
export async function countListingDays({ db }: Database): Promise<void> {
  for (let piece = 0; piece < mostPieces; piece += 1) {
    const [row] = await db
      .select({ taken: sql<number>`count_listing_days(${daysAtOnce}::int)` })
      .from(oneRow);
    if ((row?.taken ?? 0) < daysAtOnce) return;
  }
}

/** Counts what was looked for in each town today and yesterday, and on days on which no clock came by. */
export async function countSearchedDays(ctx: Database): Promise<void> {
  const { db, now } = ctx;
  await db.batch([
    moreTime(ctx),
    db.select({ counted: sql`count_searched_days(${doualaDay(now)}::date)` }).from(oneRow),
  ]);
}

/** Whoever joined later has a young account, which counts for nothing. */
function grownSince(now: Date): SQL {
  return sql`${instant(now)} - make_interval(days => ${trustLimits.youngDays}::int)`;
}

/** What one run may change; the rest is changed by the next. */
const openedAtOnce = 2000;

/** Counts by how many people with accounts that are no longer young each contact was opened within 30 days. */
export async function countOpenings(ctx: Database): Promise<void> {
  const { db, now } = ctx;
  const since = doualaDay(new Date(now.getTime() - trustLimits.recentDays * dayMilliseconds));
  await db.batch([
    moreTime(ctx),
    db.execute(
      sql`select count_openings(${since}::date, ${grownSince(now)}, ${trustLimits.openedFrom}::int,
        ${openedAtOnce}::int)`,
    ),
  ]);
}

/** What one run may change; the rest is changed the next day. */
const listingsAtOnce = 20_000;

/** Counts by how many people each contact is trusted: once a day, so that nobody sees whose trust it was that moved it. */
export async function countTrusted(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { db, now } = ctx;
  await db.batch([
    moreTime(ctx),
    db.execute(
      sql`select count_trusted(${grownSince(now)}, ${trustLimits.trustedFrom}::int, ${listingsAtOnce}::int)`,
    ),
  ]);
}

/** Counts what is popular, and opens the months to come; what is older than three months goes. */
export async function countPopularSearches(ctx: Database): Promise<void> {
  const { db, now } = ctx;
  const today = sql`${doualaDay(now)}::date`;
  await db.batch([moreTime(ctx), db.select({ counted: sql`count_popular_searches(${today})` }).from(oneRow)]);
}

/** How many searches lose their words in one run; the rest do in the next. */
const searchesAtOnce = 20_000;

/** Each is a request of its own: its locks are held for a moment. */
export async function keepEventMonths({ db, now }: Database): Promise<void> {
  const today = sql`${doualaDay(now)}::date`;
  await db.select({ opened: sql`open_event_months(${today})` }).from(oneRow);
  await db.select({ forgot: sql`forget_searched_words(${today}, ${searchesAtOnce}::int)` }).from(oneRow);
}

/** First in a batch: its statements may take as long as a job has, not the five seconds that an answer may wait for one. */
export function moreTime({ db }: Pick<Context, 'db'>) {
  return db.select({ set: sql`set_config('statement_timeout', '45s', true)` }).from(oneRow);
}

/** In how many rows of lists one run writes what their contacts are found by; searches read the listings of the rest meanwhile. */
const rowsAtOnce = 5000;

/** Brings into the lists of those who know somebody what they are found by since they changed their listing. */
export async function renewMarks({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.execute(sql`select renew_marks(${rowsAtOnce}::int)`);
}
