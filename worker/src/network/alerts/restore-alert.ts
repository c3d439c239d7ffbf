import { removedAlerts, searchAlerts } from '@mboalink/db/schema/network.ts';
import { alertSameness } from '@mboalink/db/sql/alert-sameness.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import type { AlertsOutput } from '@mboalink/shared/network/alert-calls.ts';
import { and, eq, exists, or, sql } from 'drizzle-orm';
import { requireRow } from '../../directory/viewer.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { alertFields } from './alert-fields.ts';
import { selectAlerts, toAlerts } from './list-alerts.ts';

/**
 * Puts an alert back as it was before it was taken away, with its dates, and answers all. The same search that was saved anew
 * meanwhile stays. Counted under the viewer's lock. Throws `conflict` for one more than there may be, and `not_found` for one that
 * was not the viewer’s, or is gone.
 */
export async function restoreAlert(ctx: MemberContext, { id }: { id: string }): Promise<AlertsOutput> {
  const [[restored], rows] = await ctx.db.batch([putBack(ctx, id), selectAlerts(ctx)]);
  const answer = toAlerts(requireRow(rows));
  if (restored?.isTaken || restored?.isThere) return answer;
  throw restored?.wasRemoved ? new AppError('conflict', { screen: 'alerts' }) : new AppError('not_found');
}

function putBack(ctx: MemberContext, id: string) {
  const { db, viewer } = ctx;
  const ofViewer = eq(searchAlerts.userId, viewer.userId);
  const wasOwn = and(eq(removedAlerts.id, id), eq(removedAlerts.userId, viewer.userId));
  const count = sql`(select count(*) from ${searchAlerts} where ${ofViewer})`;
  const sameness = alertSameness(removedAlerts.search, removedAlerts.filters);
  const isSavedAnew = exists(
    db
      .select({ id: searchAlerts.id })
      .from(searchAlerts)
      .where(and(ofViewer, eq(searchAlerts.sameness, sameness))),
  );
  const isRoom = sql`${count} < ${alertLimits.alerts}::int`;
  const taken = db.$with('taken').as(
    db
      .delete(removedAlerts)
      .where(and(wasOwn, runningSession(ctx), or(isRoom, isSavedAnew)))
      .returning(alertFields(removedAlerts)),
  );
  const added = db.$with('added', { id: searchAlerts.id }).as(
    sql`${insertSelect(searchAlerts, alertFields(taken), sql`from ${taken}`)}
        on conflict do nothing returning ${searchAlerts.id}`,
  );
  const was = db.select({ id: removedAlerts.id }).from(removedAlerts).where(wasOwn);
  const own = and(eq(searchAlerts.id, id), ofViewer);
  const there = db.select({ id: searchAlerts.id }).from(searchAlerts).where(own);
  return db
    .with(taken, added)
    .select({
      wasRemoved: sql<boolean>`${exists(was)}`,
      isThere: sql<boolean>`${exists(there)}`,
      isTaken: sql<boolean>`${exists(db.select({ id: taken.id }).from(taken))}`,
    })
    .from(oneRow);
}
