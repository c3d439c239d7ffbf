import { doualaDay } from '@mboalink/shared/day.ts';
import { keep, readKept } from './kept.ts';

type Counted = { day: string; bytes: number };

const key = 'data-used';

/** Bytes that our pages in this browser fetched since midnight; what was kept costs nothing. */
export function dataUsed(): number {
  const counted = readKept<Counted>('local', key);
  return counted?.day === doualaDay(new Date()) ? counted.bytes : 0;
}

/** Counts what this page fetches from now on, and what it fetched before. */
export function countDataUsed(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((list) => {
    const fetched = list.getEntries() as PerformanceResourceTiming[];
    const bytes = fetched.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    if (bytes > 0)
      keep('local', key, { day: doualaDay(new Date()), bytes: dataUsed() + bytes } satisfies Counted);
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}
