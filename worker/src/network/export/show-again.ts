import { violatedForeignKey } from '@mboalink/db/database-error.ts';
import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { and, eq, exists, inArray, not, sql } from 'drizzle-orm';
import {
  type AskedKeys,
  askedCte,
  type ContactRows,
  contactRows,
  foundCte,
  requireContacts,
} from '../../directory/contact-rows.ts';
import { viewerCte } from '../../directory/viewer.ts';
import { lockMembers } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { roomIn } from '../has-room.ts';

/** Contacts with what is open of them to the viewer now, in the order of their ids: nobody is shown anew. */
export async function showAgain(ctx: MemberContext, ids: readonly string[]) {
  return inOrder(requireContacts(await showing(ctx, ids)), ids);
}

/** The same, and connects the viewer with all whom they take along, in one request. */
export async function showAgainAndTakeAlong(
  ctx: MemberContext,
  ids: readonly string[],
  all: readonly string[],
) {
  const lock = lockMembers(ctx.db, eq(users.id, ctx.viewer.userId));
  const [, , rows] = await orOnceMore(() => ctx.db.batch([lock, takingAlong(ctx, all), showing(ctx, ids)]));
  return inOrder(requireContacts(rows), ids);
}

function showing(ctx: MemberContext, ids: readonly string[]) {
  return ctx.db.select({ shown: contactRows(ctx, { keys: keysOf(ctx, ids) }) }).from(oneRow);
}

/**
 * A connection with each that the viewer opened before, and that they have none with, as many as there is room for; whom
 * they know stays as it is.
 */
function takingAlong(ctx: MemberContext, ids: readonly string[]) {
  const { db, now } = ctx;
  const viewer = viewerCte(ctx);
  const asked = askedCte(ctx, keysOf(ctx, ids));
  const found = foundCte(ctx, { viewer, keys: asked });
  const values = {
    ...{ userId: viewer.id, connectedUserId: found.userId, interactionType: 'export' as const },
    ...{ firstContactAt: now, lastContactAt: now },
  };
  const { userId, connectedUserId } = connections;
  const isThere = exists(
    db
      .select({ connectedUserId })
      .from(connections)
      .where(and(sql`${userId} = ${viewer.id}`, sql`${connectedUserId} = ${found.userId}`)),
  );
  const room = roomIn('connections', eq(userId, ctx.viewer.userId));
  const source = sql`from ${viewer}, ${found} where ${and(found.isUnlocked, not(isThere))}
    order by ${found.position} limit greatest(0, ${room})`;
  const made = db.$with('made', { connectedUserId: connections.connectedUserId }).as(
    sql`${insertSelect(connections, values, source)}
        on conflict do nothing returning ${connections.connectedUserId}`,
  );
  return db
    .with(viewer, asked, found, made)
    .select({ made: sql<number>`(select count(*)::int from ${made})` })
    .from(viewer);
}

/** In whatever order. */
function keysOf({ db }: MemberContext, ids: readonly string[]): AskedKeys {
  const keys = db
    .select({ key: listings.searchKey })
    .from(listings)
    .where(inArray(listings.userId, [...ids]));
  return sql<number[]>`array(${keys})`;
}

function inOrder({ shown }: { shown: ContactRows }, ids: readonly string[]) {
  const rows = new Map(shown.contacts.map((row) => [row._id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Whoever was erased while the viewer was connected with them undid all of it, and is not found the second time. */
async function orOnceMore<Rows>(send: () => PromiseLike<Rows>): Promise<Rows> {
  try {
    return await send();
  } catch (error) {
    if (violatedForeignKey(error)) return send();
    throw error;
  }
}
