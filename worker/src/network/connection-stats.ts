import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import { and, eq, gte, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { hasBlocked } from '../directory/blocks.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isToldOpener, whomColumns } from './whom.ts';

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
 * How many of them are told to the viewer by name as who opened their number: what they wrote or exported, and keep or archive, is
 * theirs alone, so their rows are not asked.
 */
function mutual(ctx: MemberContext): SQL<number> {
  const both = ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(connections)
    .innerJoin(reveals, eq(reveals.viewerId, connections.connectedUserId))
    .innerJoin(users, eq(users.id, reveals.viewerId))
    .innerJoin(listings, eq(listings.userId, users.id))
    .where(and(isOwn(ctx), isToldOpener(ctx), isNotNull(whomColumns.typedName.sql)));
  return sql<number>`(${both})`;
}
