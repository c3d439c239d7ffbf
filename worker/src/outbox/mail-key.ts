import { type MailKind, outbox } from '@mboalink/db/schema/outbox.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What one mail of a kind is known by: the id of what it tells of. No second one has the same. */
export function mailKey(kind: MailKind, about: SQLWrapper): SQL {
  return sql`${prefixOf(kind)}::text || ${about}::text`;
}

/** Over the outbox: the id of what a mail of a kind tells of, read out of its key. */
export function toldBy(kind: MailKind): SQL {
  return sql`replace(${outbox.idempotencyKey}, ${prefixOf(kind)}::text, '')`;
}

const prefixOf = (kind: MailKind) => `${kind}-`;
