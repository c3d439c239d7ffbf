import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { moreTime } from './more-time.ts';

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
