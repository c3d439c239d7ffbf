import { membersMark } from '@mboalink/shared/page-map.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
const replace = vi.fn();

const body = {};

/** A page that the Worker drew; answers how it hears of what another tab wrote, and how the browser brings it back. */
async function open({ links = [] as object[], focused = body } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('__HAS_SERVICE_WORKER__', false);
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector === `[data-${membersMark}]` ? links : []),
    activeElement: focused,
    body,
  });
  vi.stubGlobal('location', { replace, pathname: '/categories', search: '?city=douala' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('navigator', { locks: { request: async (_: string, act: () => unknown) => act() } });
  vi.stubGlobal('fetch', async () => Response.json({ data: { loggedOut: true } }));
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) =>
    listeners.set(name, hear),
  );
  await import('./open-starter.ts');
  const hear = (key: string) => listeners.get('storage')?.({ key });
  const show = (persisted: boolean) => listeners.get('pageshow')?.({ persisted });
  return { hear, show };
}

beforeEach(() => {
  vi.resetModules();
  replace.mockReset();
  stored.clear();
});

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['who leaves elsewhere without a network', 'user', 'pending'],
  ['who leaves elsewhere', 'user', String(Date.now())],
  ['who left elsewhere, where it hears of it once another has signed in', 'user', `${Date.now()} over`],
])('goes with %s', async (_, key, mark) => {
  const { hear } = await open();
  stored.set('sign-out', mark);
  hear(key);
  expect(replace).toHaveBeenCalledWith('/');
});

it.each([
  ['a session ends by itself', 'user', undefined],
  ['somebody signs in, where another left before the page was asked for', 'user', '1 over'],
  ['something else is stored', 'wishes', 'pending'],
])('stays where %s', async (_, key, mark) => {
  const { hear } = await open();
  if (mark) stored.set('sign-out', mark);
  hear(key);
  expect(replace).not.toHaveBeenCalled();
});

it('goes where the browser brings it back after somebody left', async () => {
  const { show } = await open();
  show(true);
  stored.set('sign-out', String(Date.now()));
  show(false);
  expect(replace).not.toHaveBeenCalled();
  show(true);
  expect(replace).toHaveBeenCalledWith('/');
});

it.each([
  ['at once', body, 1],
  ['not under a field that somebody types into', {}, 0],
])('is asked for as everybody sees it once a pending sign-out is heard: %s', async (_, focused, times) => {
  stored.set('sign-out', 'pending');
  await open({ links: [{ remove: () => {} }], focused });
  await vi.waitFor(() => expect(stored.get('sign-out')).not.toBe('pending'));
  await new Promise((soon) => setTimeout(soon));
  expect(replace.mock.calls).toEqual(Array.from({ length: times }, () => ['/categories?city=douala']));
});
