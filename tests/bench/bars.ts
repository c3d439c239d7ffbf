import type { SearchClass } from './calls/search-classes.ts';

/** Blocks that a call may read as a seller, in 95 of 100 cases; they are the same on every machine. */
const ofOneWord = 400;
const ofOthers = 1200;
const ofCounters = 20;

const few = new Set<SearchClass | string>([
  'common word',
  'medium word',
  'rare word',
  'prefix',
  'misspelled',
  'landing',
  'common word by name',
  'common word, newest',
  'common word, nearest',
]);

const counters = new Set(['stats', 'counts', 'suggestions, 0 letters']);

export function mostBlocks(name: string): number {
  if (counters.has(name)) return ofCounters;
  return few.has(name) ? ofOneWord : ofOthers;
}

/** Through the Worker, as parts of what `me` takes in the same run. */
export const mostTimes = { p50: 2, p95: 3 };

/** Of a page that everybody may read: requests to the database, and bytes of HTML with twenty cards. */
export const mostOfPage = { requests: 2, brotliBytes: 12 * 1024 };
