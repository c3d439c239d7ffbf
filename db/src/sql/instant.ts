import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** An instant as a typed parameter, for templates; where a column stands beside it, `gt(column, date)` does. */
export function instant(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}

/** Instants as the ISO text that `Date` writes: UTC, with milliseconds and Z. */
export function isoText(instants: AnyPgColumn | SQL): SQL<string> {
  return sql<string>`to_char(${instants} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
