import { sessions } from '@mboalink/db/schema/accounts.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { ChangedConnection } from '@mboalink/shared/network/calls.ts';
import type { TrustLevel } from '@mboalink/shared/network/connection-words.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { countedNetworksOf } from '../session/network-hash.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isSeen } from './is-seen.ts';

type Named = { id: string };

/** Says whom the viewer trusts: nobody else is told. From where it was said goes with it, so that one counts once. */
export async function trust(ctx: MemberContext, { id, trustLevel }: Named & { trustLevel: TrustLevel }) {
  if (trustLevel !== 'trusted')
    return change(ctx, id, { trustLevel, trustedDevice: null, trustedNetwork: null });
  const networks = await countedNetworksOf(ctx);
  const { deviceHash } = sessions;
  const device = sql`(select ${deviceHash} from ${sessions} where ${eq(sessions.id, ctx.viewer.sessionId)})`;
  // On this machine everybody is a network of their own.
  const trustedNetwork = networks.at(-1)?.networkHash ?? ctx.viewer.userId;
  return change(ctx, id, { trustLevel, trustedDevice: device, trustedNetwork });
}

/** Keeps a note to oneself; an empty one takes it away, and of whoever was erased none is kept. */
export function writeNote(ctx: MemberContext, { id, note }: Named & { note: string }) {
  const { connectedUserId } = connections;
  return change(ctx, id, {
    note: sql`case when ${connectedUserId} is not null then ${note || null}::text end`,
  });
}

/** Takes a connection off the list; a new contact brings it back. */
export function archive(ctx: MemberContext, { id }: Named) {
  const { archivedAt } = connections;
  return change(ctx, id, { archivedAt: sql`coalesce(${archivedAt}, ${ctx.now.toISOString()}::timestamptz)` });
}

/** Brings an archived connection back. */
export function restore(ctx: MemberContext, { id }: Named) {
  return change(ctx, id, { archivedAt: null });
}

/**
 * Changes one of the viewer's own, and answers a note where they see in their list whom it is about. Throws `not_found` for any
 * other.
 */
async function change(
  ctx: MemberContext,
  connectionId: string,
  values: PgUpdateSetSource<typeof connections>,
): Promise<ChangedConnection> {
  const { db, viewer } = ctx;
  const { id, userId, connectedUserId, trustLevel, note, archivedAt } = connections;
  const isOwn = and(eq(id, connectionId), eq(userId, viewer.userId), runningSession(ctx));
  const changed = db
    .$with('changed')
    .as(
      db
        .update(connections)
        .set(values)
        .where(isOwn)
        .returning({ id, connectedUserId, trustLevel, note, archivedAt }),
    );
  const [row] = await db
    .with(changed)
    .select({
      _id: changed.id,
      trustLevel: changed.trustLevel,
      note: sql<string | null>`case when ${isSeen(ctx, changed.connectedUserId)} then ${changed.note} end`,
      archived: sql<boolean | null>`${changed.archivedAt} is not null`,
    })
    .from(oneRow)
    .leftJoin(changed, sql`true`)
    .where(runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  const { _id, trustLevel: level, archived } = row;
  if (_id === null || level === null || archived === null) throw new AppError('not_found');
  return { _id, trustLevel: level, note: row.note, archived };
}
