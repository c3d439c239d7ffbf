import type { EventRow } from '@mboalink/db/schema/insights.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Records events in a statement, by somebody of a town; how many were new. */
export function recordedIn(town: AnyPgColumn, events: readonly EventRow[]): SQL<number> {
  return sql<number>`record_events(in_town(${JSON.stringify(events)}::jsonb, ${town}))`;
}
