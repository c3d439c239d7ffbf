import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A lock by a name of our own, to the end of the transaction. No name, null, locks nothing. */
export function advisoryLock(name: SQLWrapper | string | null): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`;
}
