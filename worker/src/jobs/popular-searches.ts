import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { moreTime } from './more-time.ts';

type Database = Pick<Context, 'db' | 'now'>;

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
