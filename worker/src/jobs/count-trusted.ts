import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { grownSince } from '../directory/reports/counted-reports.ts';
import { moreTime } from './more-time.ts';

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
