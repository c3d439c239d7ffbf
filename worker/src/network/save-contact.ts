import { savedContacts } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { SaveInput } from '@mboalink/shared/network/calls.ts';
import { and, eq, exists, sql } from 'drizzle-orm';
import { askedCte, keyOf } from '../directory/shown/asked.ts';
import { foundCte } from '../directory/shown/found.ts';
import { requireRow, viewerCte } from '../directory/viewer.ts';
import { recordLater } from '../insights/record-later.ts';
import type { MemberContext } from '../trpc.ts';
import { hasRoomIn } from './has-room.ts';
import { isSeen } from './is-seen.ts';
import { putBack } from './put-back.ts';
import { addedRow, keptRow } from './saved-row.ts';
import { unlessErased } from './unless-erased.ts';

type Answer = { saved: true; savedId: string; savedAt: string };

/**
 * Saves a contact that the viewer may find, or opened before; saved again, it stays as it was. Free: it shows no number.
 * Counted under the viewer's lock, so that nobody saves more than they may. By the id of its row, one that was taken off the list
 * is put back as it was, whoever it is by now: that is no contact saved anew.
 */
export async function saveContact(ctx: MemberContext, { contactId, savedId }: SaveInput): Promise<Answer> {
  const row = requireRow(await unlessErased(savedId ? putBack(ctx, savedId) : write(ctx, contactId ?? '')));
  const saved = row.added ?? row.kept;
  if (!saved) throw row.isFound ? new AppError('conflict', { screen: 'saved' }) : new AppError('not_found');
  if (row.added && contactId) recordLater(ctx, { action: 'contact_saved', contactId });
  return { saved: true, ...saved };
}

function write(ctx: MemberContext, contactId: string) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const asked = askedCte(ctx, keyOf(ctx, contactId));
  const found = foundCte(ctx, { viewer, keys: asked });
  const { id, savedAt, userId } = savedContacts;
  const ofViewer = sql`${userId} = ${viewer.id}`;
  const added = db
    .$with('added', { id, savedAt })
    .as(
      sql`${insertSelect(
        savedContacts,
        { userId: viewer.id, contactId: found.userId, savedAt: now },
        sql`from ${viewer}, ${found} where ${hasRoomIn('saved', ofViewer)}`,
      )} on conflict do nothing returning ${id}, ${savedAt}`,
    );
  return db
    .with(viewer, asked, found, added)
    .select({
      isFound: sql<boolean>`${exists(db.select({ userId: found.userId }).from(found))}`,
      added: addedRow(added),
      kept: keptRow(
        ctx,
        and(ofViewer, eq(savedContacts.contactId, contactId), isSeen(ctx, savedContacts.contactId)),
      ),
    })
    .from(oneRow)
    .innerJoin(viewer, sql`true`);
}
