type Place = 'local' | 'session';

// Storage can be forbidden or full (private windows, "block all cookies"): then nothing is kept, nothing breaks.
function storageOf(place: Place): Storage {
  return place === 'local' ? localStorage : sessionStorage;
}

export function readStored(place: Place, key: string): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; null forgets it. */
export function writeStored(place: Place, key: string, value: string | null) {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, value);
  } catch {
    return;
  }
}
