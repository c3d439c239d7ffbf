import { attempt } from '../../lib/attempt.ts';
import { lastSignOut } from '../../lib/session/sign-out-mark.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { datedKeys, type StoredKey } from '../../lib/stored-keys.ts';

/** What somebody typed and did not send yet, kept on this device for a time. */
export type DraftPlace = { hours: number } & (
  | { place: 'local'; key: (typeof datedKeys)[number] }
  | { place: 'session'; key: StoredKey }
);

/** `at`: when it was typed, and `until` when it is kept, in milliseconds. */
type Kept<Draft> = { at?: number; until?: number; draft?: Partial<Draft> } | null;

export function readDraft<Draft extends object>(
  { place, key }: Pick<DraftPlace, 'place' | 'key'>,
  empty: Draft,
  now = Date.now(),
): Draft {
  const kept: Kept<Draft> = attempt(() => JSON.parse(readStored(place, key) ?? 'null'));
  const { until = 0, at = until, draft } = kept ?? {};
  // What was typed before somebody signed out, in whatever tab, went with them.
  if (draft && now < until && at >= lastSignOut()) return { ...empty, ...sameKinds(draft, empty) };
  // It stays no longer than is said of it.
  if (kept) writeStored(place, key, null);
  return empty;
}

export function writeDraft<Draft extends object>(
  { place, key, hours }: DraftPlace,
  draft: Draft | null,
  now = Date.now(),
) {
  const kept: Kept<Draft> = draft && { at: now, until: now + hours * 3_600_000, draft };
  writeStored(place, key, kept && JSON.stringify(kept));
}

/** Drafts that nobody came back to go after their time. */
export function forgetOldDrafts(): void {
  for (const key of datedKeys) readDraft({ place: 'local', key }, {});
}

/** An older version of this site may have kept something else under a name. */
function sameKinds<Draft extends object>(draft: Partial<Draft>, empty: Draft): Partial<Draft> {
  const fits = ([name, value]: [string, unknown]) => {
    const model = (empty as Record<string, unknown>)[name];
    return name in empty && (model === null || typeof value === typeof model);
  };
  return Object.fromEntries(Object.entries(draft).filter(fits)) as Partial<Draft>;
}
