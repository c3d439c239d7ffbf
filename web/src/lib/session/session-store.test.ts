import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seller } from '../../../test/seller.ts';

const stored = new Map<string, string>();
/** In this tab alone. */
const typed = new Map<string, string>();
const replace = vi.fn();

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

/** A page that A has open; answers how it hears of what another tab wrote. */
async function openAsRemembered() {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('document', { documentElement: { lang: 'fr' }, getElementById: () => null });
  vi.stubGlobal('location', { pathname: '/dashboard', search: '', replace });
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) =>
    listeners.set(name, hear),
  );
  vi.stubGlobal('caches', undefined);
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('sessionStorage', storageOf(typed));
  vi.doMock('../paths.ts', () => ({ pathTo: () => '/' }));
  const { currentSession, followOtherTabs, hearUser, keepUser } = await import('./session-store.ts');
  keepUser(seller);
  followOtherTabs();
  const hear = (key: string | null = 'user') => listeners.get('storage')?.({ key });
  const comeBack = () => listeners.get('pageshow')?.({ persisted: true });
  return { hear, comeBack, hearUser, whoIsHere: () => currentSession().user?._id };
}

beforeEach(() => {
  vi.resetModules();
  replace.mockReset();
  stored.clear();
  typed.clear();
});

afterEach(() => void vi.unstubAllGlobals());

const next = JSON.stringify({ ...seller, _id: 'next' });

it('a tab that slept while its person left and another came gives way, and takes nothing of theirs', async () => {
  const { hear } = await openAsRemembered();
  stored.set('sign-out', `${Date.now()} over`);
  stored.set('user', next);
  stored.set('this-phone', 'next');
  hear();
  hear();
  expect(stored.get('this-phone')).toBe('next');
  expect(replace).toHaveBeenCalledWith('/');
});

it.each(['hears of it late', 'comes back out of the memory of the browser'])(
  'a tab that %s takes nothing of who has signed in since, though nobody signed out',
  async (what) => {
    const { hear, comeBack, whoIsHere } = await openAsRemembered();
    typed.set('contact-change', 'a');
    stored.set('user', next);
    stored.set('wishes', 'next');
    if (what === 'hears of it late') hear();
    else comeBack();
    expect([stored.get('user'), stored.get('wishes')]).toEqual([next, 'next']);
    expect(typed.size).toBe(0);
    expect(whoIsHere()).toBeUndefined();
    expect(replace).toHaveBeenCalledWith('/');
  },
);

it('a tab that learns from an answer who has signed in since gives way, and takes nothing of theirs', async () => {
  const { hearUser, whoIsHere } = await openAsRemembered();
  typed.set('contact-change', 'a');
  stored.set('user', next);
  stored.set('this-phone', 'next');
  hearUser({ ...seller, _id: 'next' });
  expect([stored.get('user'), stored.get('this-phone')]).toEqual([next, 'next']);
  expect(typed.size).toBe(0);
  expect(whoIsHere()).toBeUndefined();
  expect(replace).toHaveBeenCalledWith('/');
});

it('a tab stays where it is when an answer says that its person is here, or who is where nobody was', async () => {
  const { hear, hearUser, whoIsHere } = await openAsRemembered();
  hearUser({ ...seller, name: 'Ngo' });
  expect(whoIsHere()).toBe(seller._id);
  stored.clear();
  hear(null);
  hearUser({ ...seller, _id: 'next' });
  expect(whoIsHere()).toBe('next');
  expect(replace).not.toHaveBeenCalled();
});

it('a tab on which nobody was goes on with who signs in elsewhere', async () => {
  const { hear, whoIsHere } = await openAsRemembered();
  stored.clear();
  hear(null);
  expect(whoIsHere()).toBeUndefined();
  stored.set('user', next);
  hear();
  expect(whoIsHere()).toBe('next');
  expect(replace).not.toHaveBeenCalled();
});

it('a tab whose person leaves elsewhere forgets them at once, and gives way', async () => {
  const { hear, whoIsHere } = await openAsRemembered();
  stored.set('sign-out', 'pending');
  stored.delete('user');
  stored.set('this-phone', 'a');
  hear();
  expect(whoIsHere()).toBeUndefined();
  expect(stored.has('this-phone')).toBe(false);
  expect(replace).toHaveBeenCalledWith('/');
});

it('a page on which one person left without a network and another signed in goes on where that one changes', async () => {
  const { hear, whoIsHere } = await openAsRemembered();
  stored.set('sign-out', `${Date.now()} over`);
  const changed = JSON.stringify({ ...seller, name: 'Ngo' });
  stored.set('user', changed);
  hear();
  expect(whoIsHere()).toBe(seller._id);
  expect(replace).not.toHaveBeenCalled();
});
