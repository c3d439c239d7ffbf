import type { PersonalKey } from '../../lib/personal-caches.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const key: PersonalKey = 'notes';

/** By the ids of connections. Whoever signs out takes them along. */
type Notes = Partial<Record<string, unknown>>;

function readNotes(): Notes {
  try {
    return Object(JSON.parse(readStored('local', key) ?? '{}'));
  } catch {
    return {};
  }
}

/** What was typed of a note about a connection and not kept yet; undefined for nothing. */
export function readNoteDraft(connectionId: string): string | undefined {
  const note = readNotes()[connectionId];
  return typeof note === 'string' ? note : undefined;
}

/** Keeps what is being typed on this device; null forgets it. */
export function keepNoteDraft(connectionId: string, note: string | null) {
  const { [connectionId]: _, ...others } = readNotes();
  const notes = note === null ? others : { ...others, [connectionId]: note };
  writeStored('local', key, Object.keys(notes).length > 0 ? JSON.stringify(notes) : null);
}
