import { savedContacts } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import { and, eq, exists, sql } from 'drizzle-orm';
import { askedCte, keyOf } from '../directory/shown/asked.ts';
import { foundCte } from '../directory/shown/found.ts';
import { requireRow, viewerCte } from '../directory/viewer.ts';
import { recordLater } from '../insights/record-later.ts';
import type { MemberContext } from '../trpc.ts';
import { unlessErased } from './unless-erased.ts';

type Answer = { saved: true; savedId: string; savedAt: string };

/**
 * Saves a contact that the viewer may find, or opened before; saved again, it stays as it was. Free: it shows no number.
 * Counted under the viewer's lock, so that nobody saves more than they may.
 */
export async function saveContact(ctx: MemberContext, { contactId }: { contactId: string }): Promise<Answer> {
  const row = requireRow(await unlessErased(write(ctx, contactId)));
  const saved = row.added ?? row.kept;
  if (!saved) throw row.isFound ? new AppError('conflict', { screen: 'saved' }) : new AppError('not_found');
  if (row.added) recordLater(ctx, { action: 'contact_saved', contactId });
  return { saved: true, ...saved };
}

function write(ctx: MemberContext, contactId: string) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const asked = askedCte(ctx, keyOf(ctx, contactId));
  const found = foundCte(ctx, { viewer, keys: asked });
  const { id, savedAt, userId } = savedContacts;
  const ofViewer = sql`${userId} = ${viewer.id}`;
  const hasRoom = sql`(select count(*) from ${savedContacts} where ${ofViewer}) < ${networkLimits.saved}::int`;
  const added = db
    .$with('added', { id, savedAt })
    .as(
      sql`${insertSelect(
        savedContacts,
        { userId: viewer.id, contactId: found.userId, savedAt: now },
        sql`from ${viewer}, ${found} where ${hasRoom}`,
      )} on conflict do nothing returning ${id}, ${savedAt}`,
    );
  const fields = jsonObject({ savedId: id, savedAt });
  const kept = db
    .select({ fields })
    .from(savedContacts)
    .where(and(ofViewer, eq(savedContacts.contactId, contactId)));
  const addedFields = jsonObject({ savedId: added.id, savedAt: added.savedAt });
  type Row = (typeof fields)['_']['type'] | null;
  return db
    .with(viewer, asked, found, added)
    .select({
      isFound: sql<boolean>`${exists(db.select({ userId: found.userId }).from(found))}`,
      added: sql<Row>`(select ${addedFields} from ${added})`,
      kept: sql<Row>`${kept}`,
    })
    .from(oneRow)
    .innerJoin(viewer, sql`true`);
}
