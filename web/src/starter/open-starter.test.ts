import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
const replace = vi.fn();

/** A page that the Worker drew; answers how it hears of what another tab wrote. */
async function open() {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('__HAS_SERVICE_WORKER__', false);
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) =>
    listeners.set(name, hear),
  );
  await import('./open-starter.ts');
  return (key: string) => listeners.get('storage')?.({ key });
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
  const hear = await open();
  stored.set('sign-out', mark);
  hear(key);
  expect(replace).toHaveBeenCalledWith('/');
});

it.each([
  ['a session ends by itself', 'user', undefined],
  ['somebody signs in, where another left before the page was asked for', 'user', '1 over'],
  ['something else is stored', 'wishes', 'pending'],
])('stays where %s', async (_, key, mark) => {
  const hear = await open();
  if (mark) stored.set('sign-out', mark);
  hear(key);
  expect(replace).not.toHaveBeenCalled();
});
