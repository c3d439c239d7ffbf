import { searchAlerts } from '@mboalink/db/schema/network.ts';
import type { AlertsOutput } from '@mboalink/shared/network/alert-calls.ts';
import { and, eq } from 'drizzle-orm';
import { requireRow } from '../../directory/viewer.ts';
import { runningSession } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';
import { selectAlerts, toAlerts } from './list-alerts.ts';

/** Takes an alert away, and answers those that are left; one that is not the viewer’s changes nothing. */
export async function removeAlert(ctx: MemberContext, { id }: { id: string }): Promise<AlertsOutput> {
  const isOwn = and(eq(searchAlerts.id, id), eq(searchAlerts.userId, ctx.viewer.userId));
  const [, rows] = await ctx.db.batch([
    ctx.db.delete(searchAlerts).where(and(isOwn, runningSession(ctx))),
    selectAlerts(ctx),
  ]);
  return toAlerts(requireRow(rows));
}
