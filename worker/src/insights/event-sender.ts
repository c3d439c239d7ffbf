import type { EventRow } from '@mboalink/db/schema/insights.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** What waits for the request that is under way, in this isolate. */
let waiting: EventRow[] = [];
let sendingUntil = 0;

/** A request that has not come back by then was cut off, and nobody waits for it. */
const longestMilliseconds = 15_000;
const mostAtOnce = 500;

/** One call does not send for others forever: the platform ends it some time after its answer. */
const mostRequests = 5;

/** Those whose statement failed: they are sent once more, and not a third time. */
const sentBefore = new WeakSet<EventRow>();

/**
 * Sends an event to the database, or leaves it to the call that is sending now, which takes along all that came
 * meanwhile: the more happens, the more events are in one statement. What failed goes along with the next event.
 */
export async function sendEvent(open: () => Context['db'], now: Date, event: EventRow): Promise<void> {
  waiting.push(event);
  if (now.getTime() < sendingUntil) return;
  sendingUntil = now.getTime() + longestMilliseconds;
  const db = open();
  try {
    for (let request = 0; request < mostRequests && waiting.length > 0; request += 1) await sendSome(db);
  } finally {
    sendingUntil = 0;
  }
}

async function sendSome(db: Context['db']): Promise<void> {
  const sent = waiting.slice(0, mostAtOnce);
  waiting = waiting.slice(mostAtOnce);
  try {
    await db.select({ added: sql`record_events(${JSON.stringify(sent)}::jsonb)` }).from(oneRow);
  } catch (error) {
    waiting = [...sent.filter((event) => !sentBefore.has(event)), ...waiting];
    for (const event of sent) sentBefore.add(event);
    throw error;
  }
}
