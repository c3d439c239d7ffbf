import { connections } from '@mboalink/db/schema/network.ts';
import { and, asc, eq, exists, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../trpc.ts';
import { hasRoomIn } from './has-room.ts';

const { id, userId, connectedUserId, archivedAt } = connections;

const ofViewer = ({ viewer }: MemberContext) => eq(userId, viewer.userId);

/** Over `connections`: the viewer's with a contact. */
export const isWith = (ctx: MemberContext, contactId: string) =>
  and(ofViewer(ctx), eq(connectedUserId, contactId));

const archived = (ctx: MemberContext) =>
  ctx.db
    .select({ id })
    .from(connections)
    .where(and(ofViewer(ctx), isNotNull(archivedAt)))
    .orderBy(asc(archivedAt), asc(id))
    .limit(1);

/** Whether a connection with a contact is there or has room, if need be that of one that was archived; true only under the viewer's lock. */
export const mayConnect = (ctx: MemberContext, contactId: string): SQL =>
  sql`(${or(hasOwnRoom(ctx, contactId), exists(archived(ctx)))})`;

/** Whether it is there, or has room without that. */
function hasOwnRoom(ctx: MemberContext, contactId: string): SQL {
  const made = ctx.db.select({ id }).from(connections).where(isWith(ctx, contactId));
  return sql`(${or(exists(made), hasRoomIn('connections', ofViewer(ctx)))})`;
}

/** `gone`: what the viewer archived first, which gives way to a connection that `isMade` and has no room. */
export function goneCte(ctx: MemberContext, contactId: string, isMade: SQL | undefined) {
  const first = eq(id, sql`(${archived(ctx)})`);
  const isNeeded = and(first, not(hasOwnRoom(ctx, contactId)), isMade);
  return ctx.db.$with('gone').as(ctx.db.delete(connections).where(isNeeded).returning({ id }));
}
