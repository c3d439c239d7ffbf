import { useSyncExternalStore } from 'react';
import { onPurge } from '../personal-caches.ts';

/** What holds by the last wish, of those about whom somebody said so on this page since it was opened. */
type Marks = ReadonlyMap<string, boolean>;

/** `false` for what could not be told, and waits until it can. */
type Send = (wanted: boolean) => Promise<unknown>;

/** What a wish came to: whether it `holds`, and whether the server knows of that. */
type Outcome = { holds: boolean; isTold: boolean };

/** The marks of this page for one thing that is on or off of each of many, and that somebody switches. */
function createMarks() {
  let marks: Marks = new Map();
  /** Whose last wish the server does not know: true while it is being told, false while it waits. */
  let untold = new Map<string, boolean>();
  const watchers = new Set<() => void>();
  const keep = (next: Marks) => {
    marks = next;
    for (const changed of watchers) changed();
  };
  onPurge(() => {
    // What is still being told of whoever left goes on beside those of the next person.
    untold = new Map();
    keep(new Map());
  });
  /**
   * All that waits, also since an earlier page or by another tab, holds here until it is told; but not in the place of a wish that is
   * being told. Of what waits no more answers say again what holds.
   */
  const recall = (waiting: Marks) => {
    for (const [id, isBeingTold] of untold) if (!isBeingTold && !waiting.has(id)) untold.delete(id);
    const recalled = [...waiting].filter(([id]) => !untold.get(id));
    for (const [id] of recalled) untold.set(id, false);
    keep(new Map([...marks, ...recalled]));
  };

  return {
    marks: () => marks,
    untold: () => untold,
    recall,
    keep: (changed: Iterable<readonly [id: string, holds: boolean]>) => keep(new Map([...marks, ...changed])),
    subscribe: (changed: () => void) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

/** Of each of many whether it holds, by what somebody wishes here: saved, trusted, archived. */
export function createWishes() {
  const { marks, untold, keep, subscribe, recall } = createMarks();
  /** What an answer says of those whose wish was done when it was asked for: they were changed since, elsewhere. */
  const learn = (before: Marks, answered: readonly (readonly [id: string, holds: boolean])[]) => {
    const changed = answered.filter(([id, holds]) => {
      const mark = marks().get(id);
      return mark !== undefined && mark !== holds && before.get(id) === mark && !untold().has(id);
    });
    if (changed.length > 0) keep(changed);
  };

  /** Answers whether there is something to take back: the last wish may be what the server knows already. */
  const takeBack = (id: string, known: boolean) => {
    if (marks().get(id) === known) return false;
    if (marks().has(id)) keep([[id, known]]);
    return true;
  };

  /**
   * Marks one at once, and tells the server by `send` until it knows the last wish, one call at a time; what waits to be told holds
   * here meanwhile. Undefined where an earlier wish is still being told and goes on with this one. What fails takes the mark back,
   * and is thrown.
   */
  const wish = async (id: string, wanted: boolean, send: Send): Promise<Outcome | undefined> => {
    keep([[id, wanted]]);
    const own = untold();
    if (own.get(id)) return undefined;
    own.set(id, true);
    const last = () => (own === untold() ? marks().get(id) : undefined);
    let known = !wanted;
    let isTold = true;
    try {
      for (let next = last(); next !== undefined && next !== known; next = last()) {
        isTold = (await send(next)) !== false;
        known = next;
      }
    } catch (thrown) {
      if (own !== untold() || takeBack(id, known)) throw thrown;
    } finally {
      own.set(id, false);
      if (isTold) own.delete(id);
    }
    return { holds: known, isTold };
  };

  return { marks, subscribe, learn, wish, recall };
}

/** The marks, and each change of them. */
export function useMarks({ marks, subscribe }: ReturnType<typeof createWishes>): Marks {
  return useSyncExternalStore(subscribe, marks, marks);
}
