import { doualaDay } from '@mboalink/shared/day.ts';
import { createStore, get, update } from 'idb-keyval';
import type { DatabaseName } from './stored-keys.ts';

type Counted = { day: string; bytes: number };

const database: DatabaseName = 'data-used';
const key = 'today';
const store = createStore(database, 'days');
const watchers = new Set<() => void>();

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
      key,
      (counted) => ({ day, bytes: bytes + (counted?.day === day ? counted.bytes : 0) }),
      store,
    );
    for (const tell of watchers) tell();
  } catch {
    // Storage is forbidden or full: nothing is counted, and the settings say so.
  }
}

/** Bytes that all pages in this browser fetched since midnight. Throws where nothing can be kept. */
export async function readDataUsed(): Promise<number> {
  const counted = await get<Counted>(key, store);
  return counted?.day === doualaDay(new Date()) ? counted.bytes : 0;
}

/** Calls whenever this page has counted more; answers how to end that. */
export function watchDataUsed(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
