import type { EventRow, MissedWord } from '@mboalink/db/schema/insights.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import type { DerivedKey } from '../keys/key-ring.ts';
import { keyedNumber } from '../keys/keyed-number.ts';
import { readClientIdentity } from '../session/client-identity.ts';
import { countedNetworksOf } from '../session/network-hash.ts';
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
  const deviceHash = isGrown ? (await readClientIdentity(ctx)).deviceHash : null;
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
