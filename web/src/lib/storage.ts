import { attempt } from './attempt.ts';
import type { DatabaseName, StoredKey } from './stored-keys.ts';

type Place = 'local' | 'session';

// Storage can be forbidden or full (private windows, "block all cookies"): then nothing is kept, nothing breaks.
const storageOf = (place: Place) => globalThis[`${place}Storage`];

export const readStored = (place: Place, key: StoredKey): string | null =>
  attempt(() => storageOf(place).getItem(key));

/** Keeps a text under a key; null forgets it. */
export function writeStored(place: Place, key: StoredKey, value: string | null) {
  attempt(() => (value === null ? storageOf(place).removeItem(key) : storageOf(place).setItem(key, value)));
}

/** Whether anything at all is kept here. */
export const hasStored = (): boolean =>
  (attempt(() => storageOf('local').length + storageOf('session').length) ?? 0) > 0;

/** Whoever wrote it may not be loaded on this page. */
export function eraseDatabase(name: DatabaseName) {
  attempt(() => indexedDB.deleteDatabase(name));
}
