import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** First in a batch: its statements may take as long as a job has, not the five seconds that an answer may wait for one. */
export function moreTime({ db }: Pick<Context, 'db'>) {
  return db.select({ set: sql`set_config('statement_timeout', '45s', true)` }).from(oneRow);
}
