import { listings } from '@mboalink/db/schema/directory.ts';
import { savedContacts } from '@mboalink/db/schema/network.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { SavedInput, SavedOutput } from '@mboalink/shared/network/calls.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { hidesNone } from '../directory/blocks.ts';
import { isPresentTo } from '../directory/findable.ts';
import { showListed } from '../directory/shown/show-listed.ts';
import { requireRow } from '../directory/viewer.ts';
import { countedNetworksOf } from '../session/network-hash.ts';
import type { MemberContext } from '../trpc.ts';
import { isWanted, mayBeWanted } from './is-wanted.ts';
import { wantedAmong } from './wanted-among.ts';
import { keysOf, knownColumns, withContacts } from './with-contacts.ts';

/** Whom the viewer saved, latest first, with what is open of each to them: a list of one's own shows nobody new, nor whom one blocked. */
export async function listSaved(ctx: MemberContext, input: SavedInput): Promise<SavedOutput> {
  const { page, limit } = input;
  const { ctes, listed, order, keys, totalCount } = savedPage(ctx, input);
  const networks = await countedNetworksOf(ctx);
  const { _id, savedAt, contactId, typedName, isVisible } = listed;
  const row = jsonObject({ _id, savedAt, contactId, typedName, isVisible });
  const list = ctx.db.select({ list: jsonList(row, order) }).from(listed);
  const rows = await ctx.db
    .with(...ctes)
    .select({
      shown: showListed(ctx, { keys, networks, needsRoom: false, showsNew: false }),
      saved: sql<(typeof row)['_']['type'][]>`${list}`,
      totalCount,
    })
    .from(oneRow);
  const found = requireRow(rows);
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
  const of = db
    .select({ contactId })
    .from(savedContacts)
    .where(and(isOwn, mayBeWanted(ctx, wanted, savedContacts)));
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
      .leftJoin(listings, and(eq(listings.userId, slice.contactId), isPresentTo(ctx))),
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
