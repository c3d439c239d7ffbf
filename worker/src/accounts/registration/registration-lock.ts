import { type SQL, sql } from 'drizzle-orm';

/** Makes everything about one address that has no account yet wait for its turn, to the end of the batch. */
export function registrationLock(email: string): SQL {
  return sql`select pg_advisory_xact_lock(hashtextextended(${`registration:${email}`}, 0))`;
}
