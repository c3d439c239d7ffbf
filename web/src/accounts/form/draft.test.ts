import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mendSignOutTime } from '../../lib/session/sign-out-mark.ts';
import { type DraftPlace, forgetOldDrafts, readDraft, writeDraft } from './draft.ts';

const place: DraftPlace = { place: 'local', key: 'registration-draft', hours: 24 };
const empty = { name: '', sent: null as { mark: string } | null, count: 0 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a draft', () => {
  it('comes back as it was, and not after its time', () => {
    const draft = { name: 'Njoh', sent: { mark: 'KZ' }, count: 2 };
    writeDraft(place, draft, 0);
    expect(readDraft(place, empty, 23 * 3_600_000)).toEqual(draft);
    expect(readDraft(place, empty, 24 * 3_600_000)).toEqual(empty);
    expect(localStorage.getItem(place.key)).toBeNull();
  });

  it('goes after its time where nobody comes back to it', () => {
    writeDraft(place, { ...empty, name: 'Njoh' });
    forgetOldDrafts();
    expect(localStorage.getItem(place.key)).not.toBeNull();
    writeDraft(place, { ...empty, name: 'Njoh' }, 0);
    forgetOldDrafts();
    expect(localStorage.getItem(place.key)).toBeNull();
  });

  it('goes with whoever signed out since, in whatever tab', () => {
    writeDraft(place, { ...empty, name: 'Njoh' }, Date.now() - 2);
    localStorage.setItem('sign-out', String(Date.now() - 1));
    expect(readDraft(place, empty)).toEqual(empty);
    expect(localStorage.getItem(place.key)).toBeNull();
  });

  it('stays of who comes after somebody signed out by a clock that was ahead', () => {
    writeDraft(place, { ...empty, name: 'Njoh' }, Date.now() - 1);
    localStorage.setItem('sign-out', String(Date.now() + 3_600_000));
    mendSignOutTime();
    expect(readDraft(place, empty)).toEqual(empty);
    writeDraft(place, { ...empty, name: 'Ngo' });
    expect(readDraft(place, empty)).toEqual({ ...empty, name: 'Ngo' });
  });

  it('is forgotten on request', () => {
    writeDraft(place, { ...empty, name: 'Njoh' });
    writeDraft(place, null);
    expect(readDraft(place, empty)).toEqual(empty);
  });

  it('drops what an older version or another hand left there', () => {
    localStorage.setItem(
      place.key,
      JSON.stringify({ until: 3000, draft: { name: 7, count: 3, other: 'x' } }),
    );
    expect(readDraft(place, empty, 2000)).toEqual({ ...empty, count: 3 });
    localStorage.setItem(place.key, '{');
    expect(readDraft(place, empty)).toEqual(empty);
  });
});
