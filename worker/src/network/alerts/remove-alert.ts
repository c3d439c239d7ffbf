import { removedAlerts, searchAlerts } from '@mboalink/db/schema/network.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import type { AlertsOutput } from '@mboalink/shared/network/alert-calls.ts';
import { and, eq, sql } from 'drizzle-orm';
import { requireRow } from '../../directory/viewer.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { alertFields } from './alert-fields.ts';
import { selectAlerts, toAlerts } from './list-alerts.ts';

/**
 * Takes an alert away, and answers those that are left; one that is not the viewer’s changes nothing. The row is kept aside for an
 * undo.
 */
export async function removeAlert(ctx: MemberContext, { id }: { id: string }): Promise<AlertsOutput> {
  const [, rows] = await ctx.db.batch([remove(ctx, id), selectAlerts(ctx)]);
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
