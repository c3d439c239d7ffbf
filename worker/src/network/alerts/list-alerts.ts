import { users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { searchAlerts } from '@mboalink/db/schema/network.ts';
import { jsonList, jsonObject } from '@mboalink/db/sql/json.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import type { AlertsOutput, SearchAlert } from '@mboalink/shared/network/alert-calls.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { dailyLimit } from '../../billing/subscription-state.ts';
import { requireRow } from '../../directory/viewer.ts';
import { wants } from '../../outbox/wants.ts';
import { isMember } from '../../session/running-session.ts';
import type { MemberContext } from '../../trpc.ts';

/** The searches that the viewer is mailed about, latest first, and why they are not, where they are not. */
export async function listAlerts(ctx: MemberContext): Promise<AlertsOutput> {
  return toAlerts(requireRow(await selectAlerts(ctx)));
}

/** What `toAlerts` takes; no row when the session no longer runs. */
export function selectAlerts(ctx: MemberContext) {
  const { db, now } = ctx;
  const { id, userId, search, filters, createdAt, toldAt, stoppedAt } = searchAlerts;
  const list = jsonList(
    jsonObject({
      _id: id,
      search,
      filters,
      createdAt,
      toldAt,
      stopped: sql<boolean>`${stoppedAt} is not null`,
    }),
    sql`${desc(createdAt)}, ${desc(id)}`,
  );
  const own = db.select({ list }).from(searchAlerts).where(eq(userId, users.id));
  return db
    .select({
      alerts: sql<SearchAlert[]>`${own}`,
      off: sql<AlertsOutput['off']>`case when ${dailyLimit(now)} = 0 then 'plan'
        when not (${wants('email')} and ${wants('searchAlerts')}) then 'mail' end`,
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(isMember(ctx));
}

export function toAlerts(row: Pick<AlertsOutput, 'alerts' | 'off'>): AlertsOutput {
  return { ...row, limit: alertLimits.alerts };
}
