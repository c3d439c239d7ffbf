import { users } from '@mboalink/db/schema/accounts.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import { and, eq, gte, isNull, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { areUnblocked, hasBlocked } from '../directory/blocks.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';

/** What the viewer's connections come to; those that are archived count for nothing. */
export async function connectionStats(ctx: MemberContext) {
  const { db, now } = ctx;
  const { trustLevel, lastContactAt } = connections;
  const since = new Date(now.getTime() - networkLimits.activeDays * dayMilliseconds);
  const counted = db.$with('counted').as(
    db
      .select({
        totalConnections: countOf(sql`true`).as('total_connections'),
        trustedPartners: countOf(eq(trustLevel, 'trusted')).as('trusted_partners'),
        partners: mutual(ctx).as('partners'),
        contacts: countOf(eq(trustLevel, 'contact')).as('contacts'),
        activeConversations: countOf(gte(lastContactAt, since)).as('active_conversations'),
      })
      .from(connections)
      .where(isOwn(ctx)),
  );
  const { totalConnections, trustedPartners, partners, contacts, activeConversations } = counted;
  const [row] = await db
    .with(counted)
    .select({ totalConnections, trustedPartners, partners, contacts, activeConversations })
    .from(oneRow)
    .innerJoin(counted, runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  return row;
}

const countOf = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`;

/** Over `connections`: those of the viewer that stand in their list. */
function isOwn(ctx: MemberContext): SQL | undefined {
  const { userId, connectedUserId, archivedAt } = connections;
  const isBlocked = hasBlocked(ctx, sql`${ctx.viewer.userId}`, connectedUserId);
  return and(eq(userId, ctx.viewer.userId), isNull(archivedAt), not(isBlocked));
}

/**
 * How many of them have a connection with the viewer, and an account still. Joined by itself: asked of each connection it is
 * looked for as often as there are any.
 */
function mutual(ctx: MemberContext): SQL<number> {
  const { db, viewer } = ctx;
  const back = alias(connections, 'back');
  const isBack = and(
    eq(back.userId, connections.connectedUserId),
    eq(back.connectedUserId, viewer.userId),
    isNull(back.archivedAt),
    areUnblocked(ctx, back.userId, back.connectedUserId),
  );
  const both = db
    .select({ count: sql<number>`count(*)::int` })
    .from(connections)
    .innerJoin(back, isBack)
    .innerJoin(users, and(eq(users.id, back.userId), isNull(users.deletedAt)))
    .where(isOwn(ctx));
  return sql<number>`(${both})`;
}
