/** Before the name of whatever this site keeps in storage of somebody; all of it goes when they sign out. */
const prefix = 'mboalink:';

type Place = 'local' | 'session';

const storageOf = (place: Place) => (place === 'local' ? localStorage : sessionStorage);

/** What was kept under a name; undefined where there is nothing, or storage is refused. */
export function readKept<Value>(place: Place, name: string): Value | undefined {
  try {
    const text = storageOf(place).getItem(prefix + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps something; undefined forgets it. Storage that is full or refused keeps nothing. */
export function keep(place: Place, name: string, value: unknown): void {
  try {
    if (value === undefined) storageOf(place).removeItem(prefix + name);
    else storageOf(place).setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Nothing that a page needs depends on it.
  }
}

/** Forgets all of somebody that stands in storage. */
export function forgetKept(): void {
  for (const place of ['local', 'session'] as const) {
    try {
      const storage = storageOf(place);
      for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
    } catch {
      // Refused: then nothing was kept either.
    }
  }
}
