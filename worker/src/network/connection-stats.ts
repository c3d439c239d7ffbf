import { listings, reveals } from '@mboalink/db/schema/directory.ts';
import { connections } from '@mboalink/db/schema/network.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { networkLimits } from '@mboalink/shared/limits.ts';
import { and, eq, gte, isNull, not, type SQL, sql } from 'drizzle-orm';
import { hasBlocked } from '../directory/blocks.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isNamedOpener, isToldOpener } from './whom.ts';

/** What the viewer's connections come to; those that are archived count for nothing. */
export async function connectionStats(ctx: MemberContext) {
  const { db, now } = ctx;
  const { trustLevel, lastContactAt } = connections;
  const since = new Date(now.getTime() - networkLimits.activeDays * dayMilliseconds);
  const openers = openersCte(ctx);
  const isBlocked = hasBlocked(ctx, sql`${ctx.viewer.userId}`, connections.connectedUserId);
  const counted = db.$with('counted').as(
    db
      .select({
        totalConnections: countOf(sql`true`).as('total_connections'),
        trustedPartners: countOf(eq(trustLevel, 'trusted')).as('trusted_partners'),
        partners: mutual(ctx, openers).as('partners'),
        contacts: countOf(eq(trustLevel, 'contact')).as('contacts'),
        activeConversations: countOf(gte(lastContactAt, since)).as('active_conversations'),
      })
      .from(connections)
      .where(and(isKept(ctx), not(isBlocked))),
  );
  const { totalConnections, trustedPartners, partners, contacts, activeConversations } = counted;
  const [row] = await db
    .with(openers, counted)
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

/** Those of them who opened the viewer’s number, and whether as a buyer. */
function openersCte(ctx: MemberContext) {
  const { viewerId, byBuyer } = reveals;
  return ctx.db.$with('openers').as(
    ctx.db
      .select({ viewerId, isBuyer: sql<boolean>`${byBuyer} is true`.as('is_buyer') })
      .from(connections)
      .innerJoin(reveals, eq(viewerId, connections.connectedUserId))
      .where(and(isKept(ctx), isToldOpener(ctx))),
  );
}

/**
 * How many of them are told to the viewer by name as who opened their number: what they wrote or exported, and keep or archive, is
 * theirs alone, so their rows are not asked. Their listings are read in two walks of an index.
 */
function mutual({ db }: MemberContext, openers: ReturnType<typeof openersCte>): SQL<number> {
  const named = [true, false].map((isBuyer) => {
    const who = db.select({ viewerId: openers.viewerId }).from(openers).where(eq(openers.isBuyer, isBuyer));
    const theirs = sql`${listings.userId} = any (array(${who}))`;
    const count = db.select({ count: sql`count(*)::int` }).from(listings);
    return sql`(${count.where(and(theirs, isNamedOpener(isBuyer)))})`;
  });
  return sql<number>`(${sql.join(named, sql` + `)})`;
}
