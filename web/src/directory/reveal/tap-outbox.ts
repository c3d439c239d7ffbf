import type { InteractionType } from '@mboalink/shared/network/connection-words.ts';
import type { PersonalKey } from '../../lib/personal-caches.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** That somebody tapped a link to a contact: what the server is told of it, and keeps once by its `id`. */
export type Tap = {
  connectedUserId: string;
  interactionType: InteractionType;
  id: string;
  happenedAt: string;
};

type Kept = { userId: string; taps: Tap[] };

const key: PersonalKey = 'taps';
const mostTaps = 50;

/** The taps of this person of which the server has not told yet that it knows them, first to last. */
export function waitingTaps(userId: string): Tap[] {
  const kept = parse(readStored('local', key));
  return kept?.userId === userId ? kept.taps : [];
}

/** Keeps a tap until it is told; of too many the last ones. */
export function keepTap(userId: string, tap: Tap) {
  keep(userId, [...waitingTaps(userId), tap].slice(-mostTaps));
}

export function forgetTap(userId: string, id: string) {
  const taps = waitingTaps(userId);
  if (taps.length > 0)
    keep(
      userId,
      taps.filter((tap) => tap.id !== id),
    );
}

function keep(userId: string, taps: Tap[]) {
  writeStored('local', key, taps.length > 0 ? JSON.stringify({ userId, taps } satisfies Kept) : null);
}

function parse(stored: string | null): Kept | undefined {
  try {
    const { userId, taps } = JSON.parse(stored ?? '') as Partial<Kept>;
    if (typeof userId !== 'string' || !Array.isArray(taps)) return undefined;
    return { userId, taps: taps.filter((tap) => typeof tap?.id === 'string') };
  } catch {
    return undefined;
  }
}
