import { shownContacts } from '@mboalink/db/schema/directory.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { ClickAction } from '@mboalink/shared/insights/event-actions.ts';
import { and, eq, sql } from 'drizzle-orm';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { eventRow } from './event-row.ts';

type Tracked = { actionType: ClickAction; targetUserId: string };

/** Records that somebody got in touch, once a day for each way and contact; nothing of a contact they were not shown. */
export async function track(ctx: MemberContext, { actionType, targetUserId }: Tracked) {
  const { db, viewer } = ctx;
  const event = await eventRow(ctx, { action: actionType, contactId: targetUserId });
  const recorded = db
    .select({ added: sql`record_events(${JSON.stringify([event])}::jsonb)` })
    .from(shownContacts)
    .where(and(eq(shownContacts.viewerId, viewer.userId), eq(shownContacts.contactId, targetUserId)));
  const [row] = await db
    .select({ accepted: sql<number>`coalesce(${recorded}, 0)` })
    .from(oneRow)
    .where(runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  return row;
}
