import { listings } from '@mboalink/db/schema/directory.ts';
import { needReports, needSellers, needs } from '@mboalink/db/schema/needs.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { DeclineNeedInput } from '@mboalink/shared/needs/calls.ts';
import { needLimits } from '@mboalink/shared/needs/limits.ts';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { requireRow } from '../directory/viewer.ts';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { isReadable, lockNeed } from './incoming.ts';

/** Says that a need is nothing for the viewer, who reads it no more; or takes that back. */
export async function declineNeed(
  ctx: MemberContext,
  { id, declined }: DeclineNeedInput,
): Promise<{ declined: boolean }> {
  const { db, viewer, now } = ctx;
  const { needId, sellerId } = needSellers;
  const isOwn = and(eq(needId, id), eq(sellerId, viewer.userId), runningSession(ctx));
  const [, rows] = await db.batch([
    db
      .update(needSellers)
      .set({ declinedAt: declined ? now : null })
      .where(isOwn),
    db.select({ isRunning: sql`true` }).from(oneRow).where(runningSession(ctx)),
  ]);
  requireRow(rows);
  return { declined };
}

/**
 * Says that a need is none, once. Enough sellers who say so close it: it is locked first, so that reports that arrive together
 * are counted one after the other. Throws `not_found` for one that the viewer may not read.
 */
export async function reportNeed(ctx: MemberContext, { id }: { id: string }): Promise<{ reported: true }> {
  const { db, viewer, now } = ctx;
  const known = sql`from ${needs} join ${listings} on ${listings.userId} = ${viewer.userId}
    where ${needs.id} = ${id} and ${isReadable(ctx)} and ${runningSession(ctx)}`;
  const reports = db
    .select({ count: sql`count(*)` })
    .from(needReports)
    .where(eq(needReports.needId, needs.id));
  const own = db
    .select({ id: needReports.needId })
    .from(needReports)
    .where(and(eq(needReports.needId, id), eq(needReports.reporterId, viewer.userId)));
  const [, , , rows] = await db.batch([
    lockNeed(ctx, id),
    db.execute(
      sql`${insertSelect(needReports, { needId: needs.id, reporterId: viewer.userId, reportedAt: now }, known)} on conflict do nothing`,
    ),
    db
      .update(needs)
      .set({ closedAt: now, ended: 'reported' })
      .where(
        and(
          eq(needs.id, id),
          isNull(needs.closedAt),
          sql`(${reports}) >= ${needLimits.reports}::int`,
          runningSession(ctx),
        ),
      ),
    db
      .select({ isReported: sql<boolean>`${exists(own)}` })
      .from(oneRow)
      .where(runningSession(ctx)),
  ]);
  if (!requireRow(rows).isReported) throw new AppError('not_found');
  return { reported: true };
}
