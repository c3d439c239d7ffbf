import { useSyncExternalStore } from 'react';
import { onPurge } from '../personal-caches.ts';

/** What holds by the last wish, of those about whom somebody said so on this page since it was opened. */
type Marks = ReadonlyMap<string, boolean>;

type Send = (wanted: boolean) => Promise<unknown>;

/** The marks of this page for one thing that is on or off of each of many, and that somebody switches. */
function createMarks() {
  let marks: Marks = new Map();
  const watchers = new Set<() => void>();
  const keep = (next: Marks) => {
    marks = next;
    for (const changed of watchers) changed();
  };
  onPurge(() => keep(new Map()));
  return {
    marks: () => marks,
    keep: (changed: Iterable<readonly [id: string, holds: boolean]>) => keep(new Map([...marks, ...changed])),
    subscribe: (changed: () => void) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

/** Of each of many whether it holds, by what somebody wishes here: saved, trusted, archived. */
export function createWishes() {
  const { marks, keep, subscribe } = createMarks();
  const underWay = new Set<string>();

  /** What an answer says of those whose wish was done when it was asked for: they were changed since, elsewhere. */
  const learn = (before: Marks, answered: readonly (readonly [id: string, holds: boolean])[]) => {
    const changed = answered.filter(([id, holds]) => {
      const mark = marks().get(id);
      return mark !== undefined && mark !== holds && before.get(id) === mark && !underWay.has(id);
    });
    if (changed.length > 0) keep(changed);
  };

  /**
   * Marks one at once, and tells the server by `send` until it knows the last wish, one call at a time. Answers what it
   * knows then, or undefined where an earlier wish is still being told and goes on with this one. What fails takes the
   * mark back, and is thrown.
   */
  const wish = async (id: string, wanted: boolean, send: Send): Promise<boolean | undefined> => {
    keep([[id, wanted]]);
    if (underWay.has(id)) return undefined;
    underWay.add(id);
    let known = !wanted;
    try {
      for (let next = marks().get(id); next !== undefined && next !== known; next = marks().get(id)) {
        await send(next);
        known = next;
      }
      return known;
    } catch (thrown) {
      if (marks().get(id) === known) return known;
      if (marks().has(id)) keep([[id, known]]);
      throw thrown;
    } finally {
      underWay.delete(id);
    }
  };

  return { marks, subscribe, learn, wish };
}

/** The marks, and each change of them. */
export function useMarks({ marks, subscribe }: ReturnType<typeof createWishes>): Marks {
  return useSyncExternalStore(subscribe, marks, marks);
}
