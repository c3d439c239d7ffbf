import type { EventRow, MissedWord } from '@mboalink/db/schema/insights.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { DerivedKey } from '../keys/key-ring.ts';
import { keyedNumber } from '../keys/keyed-hash.ts';
import { readDevice } from '../session/device.ts';
import { countedNetworksOf } from '../session/network.ts';
import type { MemberContext } from '../trpc.ts';

/** What somebody did. `isGrown`: whether their account is old enough that what they search counts for others. */
export type Happened = {
  action: EventRow['action'];
  contactId?: string;
  trade?: string | undefined;
  /** The town that was searched, or that of whoever did it. */
  citySlug?: string | undefined;
  /** Whether a search found nobody where somebody was asked for. */
  metNobody?: boolean;
  /** What a search asked for that nobody had. */
  missed?: { quartier?: string; words: readonly MissedWord[] };
  isGrown?: boolean;
};

type Kind = 'person' | 'device' | 'network';

const hashOf = (key: DerivedKey, kind: Kind, text: string) => keyedNumber(key, `${kind} ${text}`);

/** What the viewer is called in events, by the keys that still hold. */
export async function personsOf({ keys, viewer }: MemberContext): Promise<string[]> {
  const accepted = await keys.accepted('event');
  return Promise.all(accepted.map((key) => hashOf(key, 'person', viewer.userId)));
}

/** What the viewer is called in events that happen now. */
export async function personOf({ keys, viewer }: MemberContext): Promise<string> {
  return hashOf(await keys.current('event'), 'person', viewer.userId);
}

/** What is kept of every event of a person. */
export function plainRow(person: string, at: Date, { action, contactId }: Happened): EventRow {
  return {
    ...{ action, day: doualaDay(at), happened_at: at.toISOString(), person },
    ...(contactId && { contact_id: contactId }),
  };
}

/** What is kept of it: who it was only as a keyed hash; a browser, a network and what was missed only of grown accounts. */
export async function eventRow(ctx: MemberContext, happened: Happened): Promise<EventRow> {
  const { trade, citySlug, metNobody = false, isGrown = false, missed } = happened;
  const key = await ctx.keys.current('event');
  const hash = (kind: Kind, text: string) => hashOf(key, kind, text);
  const { userId } = ctx.viewer;
  const row = {
    ...plainRow(await personOf(ctx), ctx.now, happened),
    ...(trade && { trade }),
    ...(citySlug && citySlug !== 'other' && { city_slug: citySlug }),
    ...(metNobody && { met_nobody: true }),
  };
  const deviceHash = isGrown ? await readDevice(ctx) : null;
  if (!deviceHash) return row;
  const networks = await countedNetworksOf(ctx);
  return {
    ...row,
    device: await hash('device', deviceHash),
    // On this machine everybody is a network of their own.
    network: await hash('network', networks.at(-1)?.networkHash ?? userId),
    ...(missed?.quartier && { quartier: missed.quartier }),
    ...(missed?.words.length && { missed: missed.words }),
  };
}

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

/** Records what somebody did after they were answered: it costs them no wait, and fails nothing. */
export function recordLater(ctx: MemberContext, happened: Happened): void {
  ctx.waitUntil(eventRow(ctx, happened).then(ctx.sendEvent));
}

/** Records an event in a statement, by somebody of a town, not before an instant; how many were new. */
export function recordedIn(town: AnyPgColumn, event: EventRow, since: SQL): SQL<number> {
  const happened = sql`jsonb_build_array(happened_since(${JSON.stringify(event)}::jsonb, ${since}))`;
  return sql<number>`record_events(in_town(${happened}, ${town}))`;
}

const kinds = 3;

/**
 * How many people there are for sure among whom marks were kept of: as many as there are different ones of the kind with the
 * fewest, of who they were, their browsers and their networks (`viewer_marks`).
 */
export function peopleIn(marks: Iterable<number>): number {
  const different = [...new Set(marks)];
  const ofKind = Array.from({ length: kinds }, (_, kind) => different.filter((mark) => mark >> 16 === kind));
  return Math.min(...ofKind.map((each) => each.length));
}
