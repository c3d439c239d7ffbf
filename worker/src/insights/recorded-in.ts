import type { EventRow } from '@mboalink/db/schema/insights.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Records an event in a statement, by somebody of a town, not before an instant; how many were new. */
export function recordedIn(town: AnyPgColumn, event: EventRow, since: SQL): SQL<number> {
  const happened = sql`jsonb_build_array(happened_since(${JSON.stringify(event)}::jsonb, ${since}))`;
  return sql<number>`record_events(in_town(${happened}, ${town}))`;
}
