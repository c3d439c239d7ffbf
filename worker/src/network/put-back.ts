import { removedContacts, savedContacts } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { and, eq, exists, or, sql } from 'drizzle-orm';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { hasRoomIn } from './has-room.ts';
import { addedRow, keptRow } from './saved-row.ts';

/**
 * Puts a row back on the viewer's list as it was before it was taken off: with its id and its date, and whoever it is by now, for
 * nobody is shown by it. A contact that was saved anew meanwhile stays as it is.
 */
export function putBack(ctx: MemberContext, savedId: string) {
  const { db, viewer } = ctx;
  const { id, userId, contactId, savedAt } = savedContacts;
  const ofViewer = eq(userId, viewer.userId);
  const wasOwn = and(eq(removedContacts.id, savedId), eq(removedContacts.userId, viewer.userId));
  const taken = db.$with('taken').as(
    db
      .delete(removedContacts)
      .where(and(wasOwn, runningSession(ctx), hasRoomIn('saved', ofViewer)))
      .returning({
        id: removedContacts.id,
        userId: removedContacts.userId,
        contactId: removedContacts.contactId,
        savedAt: removedContacts.savedAt,
      }),
  );
  const added = db
    .$with('added', { id, savedAt })
    .as(
      sql`${insertSelect(
        savedContacts,
        { id: taken.id, userId: taken.userId, contactId: taken.contactId, savedAt: taken.savedAt },
        sql`from ${taken}`,
      )} on conflict do nothing returning ${id}, ${savedAt}`,
    );
  const was = db.select({ contactId: removedContacts.contactId }).from(removedContacts).where(wasOwn);
  const anew = sql`${contactId} = (${was})`;
  return db
    .with(taken, added)
    .select({
      isFound: sql<boolean>`${exists(was)}`,
      added: addedRow(added),
      kept: keptRow(ctx, and(ofViewer, or(eq(id, savedId), anew))),
    })
    .from(oneRow)
    .where(runningSession(ctx));
}
