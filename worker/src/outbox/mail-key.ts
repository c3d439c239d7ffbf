import type { MailKind } from '@mboalink/db/schema/outbox.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What one mail of a kind is known by: the id of what it tells of. No second one has the same. */
export function mailKey(kind: MailKind, about: SQLWrapper): SQL {
  return sql`${`${kind}-`}::text || ${about}::text`;
}
