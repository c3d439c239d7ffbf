import { removedContacts, savedContacts } from '@mboalink/db/schema/network.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { UnsaveInput, UnsaveOutput } from '@mboalink/shared/network/calls.ts';
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { recordLater } from '../insights/record-later.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isSeen } from './is-seen.ts';

/**
 * Takes a contact off the viewer's list; one that is not on it, or of whom the list says nothing, changes nothing. The row is
 * kept aside for an undo.
 */
export async function unsaveContact(ctx: MemberContext, which: UnsaveInput): Promise<UnsaveOutput> {
  const { db, viewer, now } = ctx;
  const { id, userId, contactId, savedAt } = savedContacts;
  const isNamed = which.savedId
    ? eq(id, which.savedId)
    : and(eq(contactId, which.contactId ?? ''), isSeen(ctx, contactId));
  const removed = db.$with('removed').as(
    db
      .delete(savedContacts)
      .where(and(eq(userId, viewer.userId), isNamed, runningSession(ctx)))
      .returning({ id, userId, contactId, savedAt }),
  );
  const kept = db.$with('kept', { id: removedContacts.id }).as(keepAside(removed, now));
  const [row] = await db
    .with(removed, kept)
    .select({
      savedId: sql<string | null>`(select ${kept.id} from ${kept})`,
      contactId: sql<string | null>`(select ${removed.contactId} from ${removed})`,
    })
    .from(oneRow)
    .where(runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  if (row.contactId) recordLater(ctx, { action: 'contact_removed', contactId: row.contactId });
  return { saved: false, savedId: row.savedId };
}

type Removed = Record<'id' | 'userId' | 'contactId' | 'savedAt', AnyPgColumn> & SQLWrapper;

/** Of a contact that was taken off twice the last row is kept. */
function keepAside(removed: Removed, now: Date) {
  const { userId, contactId, savedAt } = removed;
  const { id } = removedContacts;
  const kept = insertSelect(
    removedContacts,
    { id: removed.id, userId, contactId, savedAt, removedAt: now },
    sql`from ${removed}`,
  );
  const changed = [id, removedContacts.savedAt, removedContacts.removedAt].map(
    (column) => sql`${columnName(column)} = excluded.${columnName(column)}`,
  );
  const once = sql`${columnName(removedContacts.userId)}, ${columnName(removedContacts.contactId)}`;
  return sql`${kept} on conflict (${once}) do update set ${sql.join(changed, sql`, `)} returning ${id}`;
}
