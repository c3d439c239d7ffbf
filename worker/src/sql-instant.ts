import { type SQL, sql } from 'drizzle-orm';

/** An instant as a typed SQL parameter. */
export function isoInstant(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`;
}
