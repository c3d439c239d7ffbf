import { listings } from '@mboalink/db/schema/directory.ts';
import { savedContacts } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type {
  SavedInput,
  SavedOutput,
  SaveInput,
  UnsaveInput,
  UnsaveOutput,
} from '@mboalink/shared/network/calls.ts';
import { and, desc, eq, exists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { askedCte, contactRows, foundCte, keyOf, requireContacts } from '../directory/contact-rows.ts';
import { hidesNone } from '../directory/findable.ts';
import { requireRow, viewerCte } from '../directory/viewer.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import {
  hasRoomIn,
  isSeen,
  isWanted,
  keysOf,
  knownColumns,
  unlessErased,
  wantedAmong,
  withContacts,
} from './lists.ts';

/** Whom the viewer saved, latest first, with what is open of each to them: a list of one's own shows nobody new, nor whom one blocked. */
export async function listSaved(ctx: MemberContext, input: SavedInput): Promise<SavedOutput> {
  const { page, limit } = input;
  const { ctes, listed, order, keys, totalCount } = savedPage(ctx, input);
  const { _id, savedAt, contactId, isVisible } = listed;
  const row = jsonObject({ _id, savedAt, contactId, isVisible });
  const list = ctx.db.select({ list: jsonList(row, order) }).from(listed);
  const rows = await ctx.db
    .with(...ctes)
    .select({
      shown: contactRows(ctx, { keys }),
      saved: sql<(typeof row)['_']['type'][]>`${list}`,
      totalCount,
    })
    .from(oneRow);
  const found = requireContacts(rows);
  return {
    saved: withContacts(ctx, found.saved, found.shown),
    pagination: { page, limit, totalCount: found.totalCount },
  };
}

/** One page of the viewer's saved contacts, the search keys of it in its order, and how many there are in all. */
export function savedPage(ctx: MemberContext, { page, limit, ...wanted }: SavedInput) {
  const { db, viewer } = ctx;
  const { id, userId, contactId, savedAt } = savedContacts;
  const isOwn = eq(userId, viewer.userId);
  const isAsked = isWanted(ctx, wanted);
  const of = db.select({ contactId }).from(savedContacts).where(isOwn);
  const found = isAsked && wantedAmong(ctx, { of, isAsked });
  const own = db.select({ id, contactId, savedAt }).from(savedContacts).$dynamic();
  const isListed = hidesNone(ctx, sql`${viewer.userId}`, contactId);
  const matching = db
    .$with('matching')
    .as(
      found
        ? own.innerJoin(found, eq(found.userId, contactId)).where(isOwn)
        : own.where(and(isOwn, isListed)),
    );
  const slice = db
    .select({ id: matching.id, contactId: matching.contactId, savedAt: matching.savedAt })
    .from(matching)
    .orderBy(desc(matching.savedAt), desc(matching.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('slice');
  const listed = db.$with('listed').as(
    db
      .select({ _id: slice.id, savedAt: slice.savedAt, ...knownColumns(ctx) })
      .from(slice)
      .leftJoin(listings, eq(listings.userId, slice.contactId)),
  );
  const totalCount = sql<number>`(select count(*)::int from ${matching})`;
  const order = sql`${desc(listed.savedAt)}, ${desc(listed._id)}`;
  return {
    ctes: [...(found ? [found] : []), matching, listed],
    listed,
    order,
    keys: keysOf(listed, order),
    totalCount,
  };
}

type Answer = { saved: true; savedId: string; savedAt: string };

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

/** Takes a contact off the viewer's list; one that is not on it, or of whom the list says nothing, changes nothing. */
export async function unsaveContact(ctx: MemberContext, which: UnsaveInput): Promise<UnsaveOutput> {
  const { db, viewer } = ctx;
  const { id, userId, contactId } = savedContacts;
  const isNamed = which.savedId
    ? eq(id, which.savedId)
    : and(eq(contactId, which.contactId ?? ''), isSeen(ctx, contactId));
  const removed = db.$with('removed').as(
    db
      .delete(savedContacts)
      .where(and(eq(userId, viewer.userId), isNamed, runningSession(ctx)))
      .returning({ id }),
  );
  const session = await db
    .with(removed)
    .select({ removed: sql<number>`(select count(*)::int from ${removed})` })
    .from(oneRow)
    .where(runningSession(ctx));
  requireRow(session);
  return { saved: false };
}

/** A row of saved contacts as its calls answer it. */
type SavedRow = { savedId: string; savedAt: string } | null;

/** The row that a statement added, if it did. */
function addedRow(added: { id: AnyPgColumn | SQL.Aliased; savedAt: AnyPgColumn | SQL.Aliased } & SQLWrapper) {
  return sql<SavedRow>`(select ${jsonObject({ savedId: added.id, savedAt: added.savedAt })} from ${added})`;
}

/** The row that was there before. */
function keptRow({ db }: Pick<MemberContext, 'db'>, which: SQL | undefined) {
  const { id, savedAt } = savedContacts;
  const kept = db
    .select({ fields: jsonObject({ savedId: id, savedAt }) })
    .from(savedContacts)
    .where(which);
  return sql<SavedRow>`${kept}`;
}
