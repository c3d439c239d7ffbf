import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent: unknown[] = [];

/** The module remembers what it said, as long as its page is open: each test is a page of its own. */
async function openPage() {
  vi.resetModules();
  return import('./report-error.ts');
}

function errorAt(place: string): Error {
  const error = new Error('Awa Ngono');
  error.stack = `Error: Awa Ngono\n    at f (https://mboalink.example/assets/${place})`;
  return error;
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', { pathname: '/unknown', search: '?search=Awa' });
  vi.stubGlobal('document', { querySelector: () => null, documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    throw new TypeError('no network');
  });
});

afterEach(() => vi.unstubAllGlobals());

it('reports each error once a page load, whoever catches it, and is quiet when that fails', async () => {
  const { reportError } = await openPage();
  reportError(errorAt('a.js:1:2'), 'screen');
  reportError(errorAt('a.js:1:2'), 'window');
  reportError(errorAt('a.js:1:3'), 'promise');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toEqual([
    { name: 'Error', caughtBy: 'screen', screen: 'not-found', positions: ['a.js:1:2'], build: 'dev' },
    { name: 'Error', caughtBy: 'promise', screen: 'not-found', positions: ['a.js:1:3'], build: 'dev' },
  ]);
});

it('stops after five different ones', async () => {
  const { reportError } = await openPage();
  for (let line = 1; line <= 20; line += 1) reportError(errorAt(`a.js:${line}:1`), 'window');
  await expect.poll(() => sent.length).toBe(5);
});

it('says nothing of errors that our files have no part in, unless a boundary caught them', async () => {
  const { reportError } = await openPage();
  reportError(new Error('of an extension'), 'window');
  reportError(undefined, 'promise');
  reportError(new Error('drawn by us'), 'screen');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent).toMatchObject([{ caughtBy: 'screen' }]);
});

it('hears what no boundary catches', async () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  );
  const { reportUncaughtErrors } = await openPage();
  reportUncaughtErrors();
  listeners.get('error')?.({ error: errorAt('a.js:1:1') });
  listeners.get('error')?.({ error: null });
  listeners.get('unhandledrejection')?.({ reason: errorAt('a.js:2:1') });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toMatchObject([{ caughtBy: 'window' }, { caughtBy: 'promise' }]);
});
