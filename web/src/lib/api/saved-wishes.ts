import { useSyncExternalStore } from 'react';
import { onPurge } from '../personal-caches.ts';

/** Whether contacts are saved, of those about whom somebody said so on this page since it was opened. */
type Marks = ReadonlyMap<string, boolean>;

let marks: Marks = new Map();
const underWay = new Set<string>();
const watchers = new Set<() => void>();

function keep(next: Marks) {
  marks = next;
  for (const changed of watchers) changed();
}

const mark = (id: string, saved: boolean) => keep(new Map(marks).set(id, saved));

onPurge(() => keep(new Map()));

function subscribe(changed: () => void) {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

export const savedMarks = (): Marks => marks;

export function useSavedMarks(): Marks {
  return useSyncExternalStore(subscribe, savedMarks, savedMarks);
}

/** Whoever stands in the list of an answer was saved again, elsewhere, if it was asked for when the removal was done. */
export function forgetRemovals(before: Marks, ids: readonly string[]) {
  const back = ids.filter((id) => before.get(id) === false && marks.get(id) === false && !underWay.has(id));
  if (back.length > 0) keep(new Map([...marks, ...back.map((id) => [id, true] as const)]));
}

type Send = (wanted: boolean) => Promise<unknown>;

/**
 * Marks a contact at once, and tells the server by `send` until it knows the last wish, one call at a time. Answers what
 * it knows then, or undefined where an earlier wish is still being told and goes on with this one. What fails takes the
 * mark back, and is thrown.
 */
export async function wishSaved(id: string, wanted: boolean, send: Send): Promise<boolean | undefined> {
  mark(id, wanted);
  if (underWay.has(id)) return undefined;
  underWay.add(id);
  let known = !wanted;
  try {
    for (let next = marks.get(id); next !== undefined && next !== known; next = marks.get(id)) {
      await send(next);
      known = next;
    }
    return known;
  } catch (thrown) {
    if (marks.get(id) === known) return known;
    if (marks.has(id)) mark(id, known);
    throw thrown;
  } finally {
    underWay.delete(id);
  }
}
