import { attempt } from '../../lib/attempt.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { StoredKey } from '../../lib/stored-keys.ts';

type Place = Parameters<typeof readStored>[0];

/** What somebody typed and did not send yet, kept on this device for a time. */
export type DraftPlace = { place: Place; key: StoredKey; hours: number };

export function readDraft<Draft extends object>(
  { place, key, hours }: DraftPlace,
  empty: Draft,
  now = Date.now(),
): Draft {
  const kept: { savedAt?: number; draft?: Partial<Draft> } | null = attempt(() =>
    JSON.parse(readStored(place, key) ?? 'null'),
  );
  const { savedAt = 0, draft } = kept ?? {};
  return draft && now - savedAt < hours * 3_600_000 ? { ...empty, ...sameKinds(draft, empty) } : empty;
}

export function writeDraft<Draft extends object>(
  { place, key }: DraftPlace,
  draft: Draft | null,
  now = Date.now(),
) {
  writeStored(place, key, draft && JSON.stringify({ savedAt: now, draft }));
}

/** An older version of this site may have kept something else under a name. */
function sameKinds<Draft extends object>(draft: Partial<Draft>, empty: Draft): Partial<Draft> {
  const fits = ([name, value]: [string, unknown]) => {
    const model = (empty as Record<string, unknown>)[name];
    return name in empty && (model === null || typeof value === typeof model);
  };
  return Object.fromEntries(Object.entries(draft).filter(fits)) as Partial<Draft>;
}
