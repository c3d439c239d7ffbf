import { attempt } from '../lib/attempt.ts';
import { isConfirmed } from '../lib/session/session-context.ts';
import { currentSession } from '../lib/session/session-store.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import type { PersonalKey } from '../lib/stored-keys.ts';

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
  const write = (userId: string, items: Item[]) =>
    writeStored('local', key, items.length > 0 ? JSON.stringify({ userId, items } satisfies Kept) : null);

  return {
    waiting,
    /** Keeps one until it is told; of too many the last ones. */
    keep: (userId: string, item: Item) => write(userId, [...waiting(userId), item].slice(-most)),
    /** Has one that was not told come after all others, if it still waits: what the server cannot take stands in no other's way. */
    putLast: (userId: string, item: Item) => {
      const items = waiting(userId);
      const others = items.filter(({ id }) => id !== item.id);
      if (others.length < items.length) write(userId, [...others, item]);
    },
    forget: (userId: string, ids: readonly string[]) => {
      const items = waiting(userId);
      if (items.length > 0)
        write(
          userId,
          items.filter(({ id }) => !ids.includes(id)),
        );
    },
  };
}

/** Who is here once the server has said so: whom the browser only remembers, another may have taken the place of. */
export function whoIsConfirmed(): string | undefined {
  const session = currentSession();
  return isConfirmed(session) ? session.user?._id : undefined;
}
