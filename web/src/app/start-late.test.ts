import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import { startLate } from './start-late.ts';

vi.mock('../lib/data-used.ts', () => ({ countDataUsed: () => {} }));
vi.mock('./install/offer-install.ts', () => ({ offerInstall: () => {} }));

afterEach(() => void vi.unstubAllGlobals());

it.each(['login-asked', 'profile-draft', 'registration-code', 'registration-draft'])(
  'forgets what was left under %s after its time',
  async (key) => {
    const kept = new Map([[key, JSON.stringify({ at: 1, until: 2, draft: { name: 'Njoh' } })]]);
    vi.stubGlobal('__HAS_SERVICE_WORKER__', false);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
    startLate(await createI18n('en', []));
    await vi.waitFor(() => expect([...kept.keys()]).toEqual([]));
  },
);
