import { openDatabase } from '@mboalink/db/client.ts';
import { sql } from 'drizzle-orm';
import type { Env } from '../env.ts';
import type { Runtime } from '../runtime.ts';
import { isoInstant } from '../sql-instant.ts';

const timeoutMilliseconds = 30_000;

/**
 * Takes away what has done its work: codes a day after they were sent, what was counted of guesses after two
 * days, sessions a month after their end, client of spent trials after their twelve months.
 */
export async function sweep(env: Env, fetch: Runtime['fetch'], now: Date): Promise<void> {
  const db = openDatabase({
    connectionString: env.DATABASE_URL,
    endpoint: env.DATABASE_ENDPOINT,
    timeoutMilliseconds,
    fetch,
  });
  const instant = isoInstant(now);
  await db.batch([
    db.execute(sql`delete from one_time_codes where created_at < ${instant} - interval '1 day'`),
    db.execute(sql`delete from guess_budgets where day < (${instant} at time zone 'UTC')::date - 2`),
    db.execute(sql`delete from listed_numbers where day < (${instant} at time zone 'UTC')::date - 2`),
    db.execute(
      sql`delete from sessions where expires_at < ${instant} or ended_at < ${instant} - interval '30 days'`,
    ),
    db.execute(sql`delete from spent_trials where kept_until < ${instant}`),
  ]);
}
