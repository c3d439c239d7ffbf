import { attempt } from './attempt.ts';
import { readStored, writeStored } from './storage.ts';
import type { PersonalKey } from './stored-keys.ts';

const key: PersonalKey = 'notes';

/** By what they are about. Whoever signs out takes them along. */
type Notes = Partial<Record<string, unknown>>;

function readNotes(): Notes {
  return Object(attempt(() => JSON.parse(readStored('local', key) ?? '')));
}

/** By the id of the connection that a note is about, or of the contact that a report is about. */
export type NoteAbout = `connection/${string}` | `report/${string}`;

/** What was typed of a note and not kept or sent yet; undefined for nothing. */
export function readNoteDraft(about: NoteAbout): string | undefined {
  const note = readNotes()[about];
  return typeof note === 'string' ? note : undefined;
}

/** Keeps what is being typed on this device; null forgets it. */
export function keepNoteDraft(about: NoteAbout, note: string | null) {
  const { [about]: _, ...others } = readNotes();
  const notes = note === null ? others : { ...others, [about]: note };
  writeStored('local', key, Object.keys(notes).length > 0 ? JSON.stringify(notes) : null);
}
