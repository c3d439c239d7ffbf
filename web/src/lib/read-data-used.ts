import { doualaDay } from '@mboalink/shared/day.ts';
import { get } from 'idb-keyval';
import { type Counted, countedKey, countedName, countedStore } from './data-used.ts';

/** Bytes that all pages in this browser fetched since midnight. Throws where nothing can be kept. */
export async function readDataUsed(): Promise<number> {
  const counted = await get<Counted>(countedKey, countedStore);
  return counted?.day === doualaDay(new Date()) ? counted.bytes : 0;
}

/** Calls whenever this page has counted more; answers how to end that. */
export function watchDataUsed(tell: () => void): () => void {
  addEventListener(countedName, tell);
  return () => removeEventListener(countedName, tell);
}
