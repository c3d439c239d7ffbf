import { doualaDay } from '@mboalink/shared/day.ts';
import { createStore, update } from 'idb-keyval';
import type { DatabaseName } from './stored-keys.ts';

/** What was fetched on a day in Douala, as it stands in the database. */
export type Counted = { day: string; bytes: number };

/** The database, and the event at the window that says that there is more in it. */
export const countedName: DatabaseName = 'data-used';
export const countedKey = 'today';
export const countedStore = createStore(countedName, 'days');

/**
 * Counts what this page fetches, and has fetched already, as the browser measures it: what came from a copy weighs nothing there. The
 * database adds up what several tabs fetch at once, which `localStorage` would not.
 */
export function countDataUsed() {
  const observer = new PerformanceObserver((list) => void add(weightOf(list.getEntries())));
  // A browser that does not know a kind leaves it out.
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}

/** How many bytes were fetched for these entries, their headers included. */
export function weightOf(entries: readonly PerformanceEntry[]): number {
  return entries.reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize || 0), 0);
}

async function add(bytes: number) {
  if (bytes === 0) return;
  const day = doualaDay(new Date());
  try {
    await update<Counted>(
      countedKey,
      (counted) => ({ day, bytes: bytes + (counted?.day === day ? counted.bytes : 0) }),
      countedStore,
    );
    dispatchEvent(new Event(countedName));
  } catch {
    // Storage is forbidden or full: nothing is counted, and the settings say so.
  }
}
