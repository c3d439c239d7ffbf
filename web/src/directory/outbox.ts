import { attempt } from '../lib/attempt.ts';
import { isConfirmed } from '../lib/session/session-context.ts';
import { currentSession } from '../lib/session/session-store.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import type { PersonalKey } from '../lib/stored-keys.ts';

/** So soon what waits is tried again first, in milliseconds. */
export const triesAgainAfter = 20_000;

/** What somebody did here and the server has not said yet that it knows, which keeps each once by its `id`; under a key, `most` of them. */
export function createOutbox<Item extends { id: string }>(key: PersonalKey, most: number) {
  type Kept = { userId: string; items: Item[] };

  function parse(stored: string | null): Kept | undefined {
    const kept: Partial<Kept> | null = attempt(() => JSON.parse(stored ?? ''));
    const { userId, items } = kept ?? {};
    if (typeof userId !== 'string' || !Array.isArray(items)) return undefined;
    return { userId, items: items.filter((item) => typeof item?.id === 'string') };
  }

  /** What waits of this person, first to last. */
  const waiting = (userId: string): Item[] => {
    const kept = parse(readStored('local', key));
    return kept?.userId === userId ? kept.items : [];
  };
  const without = (userId: string, ids: readonly string[]) =>
    waiting(userId).filter(({ id }) => !ids.includes(id));
  const write = (userId: string, items: Item[]) =>
    writeStored('local', key, items.length > 0 ? JSON.stringify({ userId, items } satisfies Kept) : null);

  return {
    waiting,
    /** Keeps one until it is told, in the place of others; of too many the last ones. Where it does not fit into storage nothing changes. */
    keep: (userId: string, item: Item, replaced: readonly string[] = []) =>
      write(userId, [...without(userId, replaced), item].slice(-most)),
    /** Has one that was not told come after all others, if it still waits: what the server cannot take stands in no other's way. */
    putLast: (userId: string, item: Item) => {
      const others = without(userId, [item.id]);
      if (others.length < waiting(userId).length) write(userId, [...others, item]);
    },
    forget: (userId: string, ids: readonly string[]) => {
      if (waiting(userId).length > 0) write(userId, without(userId, ids));
    },
  };
}

/** Who is here once the server has said so: whom the browser only remembers, another may have taken the place of. */
export function whoIsConfirmed(): string | undefined {
  const session = currentSession();
  return isConfirmed(session) ? session.user?._id : undefined;
}
