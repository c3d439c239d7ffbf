import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { connections, contactNotes, savedContacts } from '@mboalink/db/schema/network.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { and, eq, exists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { requireRow } from '../directory/viewer.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isAvailable, unlessErased } from './lists.ts';

const { userId, contactId, note, notedAt } = contactNotes;

/** What the viewer noted of a contact. */
export const noteWith = ({ viewer }: MemberContext, contact: SQLWrapper): SQL<string | null> =>
  sql`(select ${note} from ${contactNotes} where ${eq(userId, viewer.userId)} and ${contactId} = ${contact})`;

type Noted = { contactId: string; note: string };

/** Keeps a note to oneself about somebody in a list of one’s own; an empty one takes it away. Throws `not_found` for anybody else. */
export async function writeNote(ctx: MemberContext, noted: Noted): Promise<{ note: string | null }> {
  const { db, viewer, now } = ctx;
  const known = db.$with('known').as(
    db
      .select({ userId: listings.userId })
      .from(listings)
      .where(and(eq(listings.userId, noted.contactId), isAvailable(ctx), isListed(ctx), runningSession(ctx))),
  );
  const text = noted.note;
  const isOwn = and(eq(userId, viewer.userId), sql`${contactId} in (select ${known.userId} from ${known})`);
  const removed = db.$with('removed').as(
    db
      .delete(contactNotes)
      .where(and(isOwn, sql`${text}::text = ''`))
      .returning({ contactId }),
  );
  const insert = insertSelect(
    contactNotes,
    { userId: viewer.userId, contactId: known.userId, note: text, notedAt: now },
    sql`from ${known} where ${text}::text <> ''`,
  );
  const written = db.$with('written', { contactId }).as(sql`${insert}
    on conflict (${columnName(userId)}, ${columnName(contactId)}) do update set
      ${columnName(note)} = excluded.${columnName(note)}, ${columnName(notedAt)} = excluded.${columnName(notedAt)}
    returning ${contactId}`);
  const rows = await unlessErased(
    db
      .with(known, removed, written)
      .select({ isKnown: sql<boolean>`${exists(db.select({ userId: known.userId }).from(known))}` })
      .from(oneRow)
      .where(runningSession(ctx)),
  );
  if (!requireRow(rows).isKnown) throw new AppError('not_found');
  return { note: text || null };
}

/** Over `listings`: whether somebody stands in a list of the viewer’s own. */
function isListed({ db, viewer }: MemberContext): SQL | undefined {
  const saved = and(eq(savedContacts.userId, viewer.userId), eq(savedContacts.contactId, listings.userId));
  const opened = and(eq(reveals.viewerId, viewer.userId), eq(reveals.contactId, listings.userId));
  const met = and(eq(connections.userId, viewer.userId), eq(connections.connectedUserId, listings.userId));
  return or(
    exists(db.select({ id: savedContacts.id }).from(savedContacts).where(saved)),
    exists(db.select({ id: reveals.revealId }).from(reveals).where(opened)),
    exists(db.select({ id: connections.id }).from(connections).where(met)),
  );
}
