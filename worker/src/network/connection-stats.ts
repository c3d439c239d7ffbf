import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import { and, eq, exists, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { hidesNone } from '../directory/blocks.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isNamedOpener, isSurelyNamed, isToldOpener } from './whom.ts';

/** What the viewer's connections come to; those that are archived count for nothing. */
export async function connectionStats(ctx: MemberContext) {
  const { db, now } = ctx;
  const { trustLevel, lastContactAt } = connections;
  const since = new Date(now.getTime() - networkLimits.activeDays * dayMilliseconds);
  const isListed = hidesNone(ctx, sql`${ctx.viewer.userId}`, connections.connectedUserId);
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
      .where(and(isKept(ctx), isListed)),
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

/** Over `connections`: those of the viewer that stand in their list, and some whom they blocked. */
function isKept({ viewer }: MemberContext): SQL | undefined {
  return and(eq(connections.userId, viewer.userId), isNull(connections.archivedAt));
}

/**
 * How many of them are told to the viewer by name as who opened their number: what they wrote or exported, and keep or archive, is
 * theirs alone, so their rows are not asked. Of most no listing is read.
 */
function mutual(ctx: MemberContext): SQL<number> {
  const { db } = ctx;
  const { viewerId, byBuyer } = reveals;
  const named = db
    .select({ userId: listings.userId })
    .from(listings)
    .where(and(eq(listings.userId, viewerId), isNamedOpener(byBuyer)));
  const openers = db
    .select({ count: sql`count(*)::int` })
    .from(connections)
    .innerJoin(reveals, eq(viewerId, connections.connectedUserId))
    .where(and(isKept(ctx), isToldOpener(ctx), or(isSurelyNamed(ctx), exists(named))));
  return sql<number>`(${openers})`;
}
