import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seller } from '../../../test/seller.ts';

const stored = new Map<string, string>();
const replace = vi.fn();

/** A page that A has open; answers how it hears of what another tab wrote. */
async function openAsRemembered() {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('document', { documentElement: { lang: 'fr' }, getElementById: () => null });
  vi.stubGlobal('location', { pathname: '/dashboard', search: '', replace });
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) =>
    listeners.set(name, hear),
  );
  vi.stubGlobal('caches', undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.doMock('../paths.ts', () => ({ pathTo: () => '/' }));
  const { currentSession, followOtherTabs, keepUser } = await import('./session-store.ts');
  keepUser(seller);
  followOtherTabs();
  const hear = (newValue: string | null) => listeners.get('storage')?.({ key: 'user', newValue });
  return { hear, whoIsHere: () => currentSession().user?._id };
}

beforeEach(() => {
  vi.resetModules();
  replace.mockReset();
  stored.clear();
});

afterEach(() => void vi.unstubAllGlobals());

const next = JSON.stringify({ ...seller, _id: 'next' });

it('a tab that slept while its person left and another came gives way, and takes nothing of theirs', async () => {
  const { hear } = await openAsRemembered();
  stored.set('sign-out', `${Date.now()} over`);
  stored.set('user', next);
  stored.set('this-phone', 'next');
  hear(null);
  hear(next);
  expect(stored.get('this-phone')).toBe('next');
  expect(replace).toHaveBeenCalledWith('/');
});

it('a tab whose person leaves elsewhere forgets them at once, and gives way', async () => {
  const { hear, whoIsHere } = await openAsRemembered();
  stored.set('sign-out', 'pending');
  stored.delete('user');
  stored.set('this-phone', 'a');
  hear(null);
  expect(whoIsHere()).toBeUndefined();
  expect(stored.has('this-phone')).toBe(false);
  expect(replace).toHaveBeenCalledWith('/');
});

it('a page on which one person left without a network and another signed in goes on where that one changes', async () => {
  const { hear, whoIsHere } = await openAsRemembered();
  stored.set('sign-out', `${Date.now()} over`);
  const changed = JSON.stringify({ ...seller, name: 'Ngo' });
  stored.set('user', changed);
  hear(changed);
  expect(whoIsHere()).toBe(seller._id);
  expect(replace).not.toHaveBeenCalled();
});
