import { removedAlerts, searchAlerts } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import type { AlertsOutput } from '@mboalink/shared/network/alert-calls.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { requireRow } from '../../directory/viewer.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { alertFields } from './alert-fields.ts';
import { selectAlerts, toAlerts } from './list-alerts.ts';

/**
 * Takes an alert away, and answers those that are left; one that is not the viewer’s changes nothing. The row is kept aside for an
 * undo, as one of the last that were removed.
 */
export async function removeAlert(ctx: MemberContext, { id }: { id: string }): Promise<AlertsOutput> {
  const [, , rows] = await ctx.db.batch([remove(ctx, id), forgetOlder(ctx), selectAlerts(ctx)]);
  return toAlerts(requireRow(rows));
}

function remove(ctx: MemberContext, id: string) {
  const { db, viewer, now } = ctx;
  const isOwn = and(eq(searchAlerts.id, id), eq(searchAlerts.userId, viewer.userId));
  const removed = db.$with('removed').as(
    db
      .delete(searchAlerts)
      .where(and(isOwn, runningSession(ctx)))
      .returning(alertFields(searchAlerts)),
  );
  const values = { ...alertFields(removed), removedAt: now };
  const kept = db
    .$with('kept', { id: removedAlerts.id })
    .as(sql`${insertSelect(removedAlerts, values, sql`from ${removed}`)} returning ${removedAlerts.id}`);
  return db.with(removed, kept).select({ id: kept.id }).from(kept);
}

/** As many are kept for an undo as there may be alerts: nobody fills the table by saving and removing. */
function forgetOlder(ctx: MemberContext) {
  const { id, userId, removedAt } = removedAlerts;
  const ofViewer = eq(userId, ctx.viewer.userId);
  const older = ctx.db
    .select({ id })
    .from(removedAlerts)
    .where(ofViewer)
    .orderBy(desc(removedAt), desc(id))
    .offset(alertLimits.alerts);
  return ctx.db.delete(removedAlerts).where(and(ofViewer, inArray(id, older), runningSession(ctx)));
}
