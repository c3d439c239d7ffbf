import { savedContacts } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type {
  SavedInput,
  SavedOutput,
  SaveInput,
  UnsaveInput,
  UnsaveOutput,
} from '@mboalink/shared/network/calls.ts';
import { and, desc, eq, exists, sql } from 'drizzle-orm';
import { keyOf, requestedCte, visibleCte } from '../directory/contact-rows.ts';
import { requireRow, viewerCte } from '../directory/viewer.ts';
import { hidesNone } from '../directory/visible-to.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { matchesFilters } from './list-search.ts';
import { hasRoomIn, isSeen, readPage, unlessErased } from './lists.ts';
import { noteWith } from './notes.ts';

/** Whom the viewer saved, latest first, with what is open of each to them: a list of one's own shows nobody new, nor whom one blocked. */
export async function listSaved(ctx: MemberContext, input: SavedInput): Promise<SavedOutput> {
  const { rows, pagination } = await readPage(ctx, savedList(ctx, input), input);
  return {
    saved: rows.map(({ row, known }) => ({ ...row, ...known, note: known.contact && row.note })),
    pagination,
  };
}

/** The viewer's saved contacts, or those of them that are looked for. */
export function savedList(ctx: MemberContext, filters: Pick<SavedInput, 'search' | 'category'>) {
  const { id, userId, contactId, savedAt } = savedContacts;
  return {
    table: savedContacts,
    id,
    contactId,
    fields: { _id: id, savedAt, note: noteWith(ctx, contactId) },
    order: sql`${desc(savedAt)}, ${desc(id)}`,
    isOwn: eq(userId, ctx.viewer.userId),
    isListed: hidesNone(ctx, sql`${ctx.viewer.userId}`, contactId),
    isWanted: matchesFilters(ctx, filters),
  };
}

type Answer = { saved: true; savedId: string; savedAt: string };

type SavedRow = Omit<Answer, 'saved'> | null;

/**
 * Saves a contact that the viewer may find, or opened before; saved again, it stays as it was. Free: it shows no number.
 * Counted under the viewer's lock, so that nobody saves more than they may.
 */
export async function saveContact(ctx: MemberContext, { contactId }: SaveInput): Promise<Answer> {
  const row = requireRow(await unlessErased(write(ctx, contactId)));
  const saved = row.added ?? row.kept;
  if (!saved) throw row.isFound ? new AppError('conflict', { screen: 'saved' }) : new AppError('not_found');
  return { saved: true, ...saved };
}

function write(ctx: MemberContext, contactId: string) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const asked = requestedCte(ctx, keyOf(ctx, contactId));
  const found = visibleCte(ctx, { viewer, keys: asked });
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
  const kept = db
    .select({ fields: jsonObject({ savedId: id, savedAt }) })
    .from(savedContacts)
    .where(and(ofViewer, eq(savedContacts.contactId, contactId), isSeen(ctx, savedContacts.contactId)));
  const addedRow = jsonObject({ savedId: added.id, savedAt: added.savedAt });
  return db
    .with(viewer, asked, found, added)
    .select({
      isFound: sql<boolean>`${exists(db.select({ userId: found.userId }).from(found))}`,
      added: sql<SavedRow>`(select ${addedRow} from ${added})`,
      kept: sql<SavedRow>`${kept}`,
    })
    .from(oneRow)
    .innerJoin(viewer, sql`true`);
}

/** Takes a contact off the viewer's list; one that is not on it, or of whom the list says nothing, changes nothing. */
export async function unsaveContact(ctx: MemberContext, which: UnsaveInput): Promise<UnsaveOutput> {
  const { db, viewer } = ctx;
  const { id, userId, contactId } = savedContacts;
  const isNamed = which.savedId
    ? eq(id, which.savedId)
    : and(eq(contactId, which.contactId ?? ''), isSeen(ctx, contactId));
  const isRemoved = and(eq(userId, viewer.userId), isNamed, runningSession(ctx));
  const removed = db.$with('removed').as(db.delete(savedContacts).where(isRemoved).returning({ id }));
  requireRow(await db.with(removed).select({ one: sql`1` }).from(oneRow).where(runningSession(ctx)));
  return { saved: false };
}
