import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { TrackInput } from '@mboalink/shared/insights/calls.ts';
import { type EventAction, toldActions } from '@mboalink/shared/insights/event-actions.ts';
import { trackLimits } from '@mboalink/shared/limits.ts';
import { sql } from 'drizzle-orm';
import { runningSession } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { personOf, plainRow } from './events.ts';

type Told = Omit<TrackInput, 'events' | 'actionType'> & { actionType: EventAction };

/**
 * Records what a device tells: that the viewer looked at somebody whom they find, or reached a contact that they were shown, once
 * a day for each way, on the day when it was. What the server records itself counts nothing here, nor what is older than a week.
 */
export async function track(ctx: MemberContext, input: TrackInput): Promise<{ accepted: number }> {
  const { db, now, viewer } = ctx;
  const person = await personOf(ctx);
  const rows = onceEach(eventsIn(input)).flatMap((event) => rowOf(event, { person, now }) ?? []);
  const recorded = sql<number>`record_told_events(${JSON.stringify(rows)}::jsonb, ${viewer.userId}::uuid, ${instant(now)})`;
  const [row] = await db.select({ accepted: recorded }).from(oneRow).where(runningSession(ctx));
  if (!row) throw new AppError('unauthenticated');
  return row;
}

function eventsIn({ events, actionType, ...event }: TrackInput): readonly Told[] {
  return events ?? (actionType ? [{ actionType, ...event }] : []);
}

/** Each mark once, as it was told first. */
function onceEach(events: readonly Told[]): readonly Told[] {
  const first = new Map<string | Told, Told>();
  for (const event of events) if (!first.has(event.id ?? event)) first.set(event.id ?? event, event);
  return [...first.values()];
}

/** The row of an event that counts. A clock that runs ahead says now. */
function rowOf(
  { id, actionType, targetUserId, metadata }: Told,
  { person, now }: { person: string; now: Date },
) {
  const at = new Date(metadata?.timestamp ?? now).getTime();
  const isTold = toldActions.some((action) => action === actionType);
  if (!isTold || !targetUserId || at < now.getTime() - trackLimits.days * dayMilliseconds) return undefined;
  const happenedAt = new Date(Math.min(now.getTime(), at));
  const row = plainRow(person, happenedAt, { action: actionType, contactId: targetUserId });
  return { ...row, ...(id && { id }) };
}
