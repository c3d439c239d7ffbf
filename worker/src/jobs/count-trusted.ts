import { trustLimits } from '@mboalink/shared/directory/trust.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { grownSince } from '../directory/reports/counted-reports.ts';

/** What one run may change; the rest is changed the next day. */
const listingsAtOnce = 20_000;

/** Counts by how many people each contact is trusted: once a day, so that nobody sees whose trust it was that moved it. */
export async function countTrusted({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.batch([
    db.execute(sql`select set_config('statement_timeout', '45s', true)`),
    db.execute(
      sql`select count_trusted(${grownSince(now)}, ${trustLimits.trustedFrom}::int, ${listingsAtOnce}::int)`,
    ),
  ]);
}
