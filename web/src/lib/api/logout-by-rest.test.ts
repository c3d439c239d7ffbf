import { afterEach, expect, it, vi } from 'vitest';
import { logoutByRest } from './logout-by-rest.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up long before another tab would, which waits for it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, init?: RequestInit) =>
      new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('called off')))),
  );
  const over = vi.fn();
  logoutByRest().catch(over);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(over).toHaveBeenCalledOnce();
});

it('answers what the server says', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { loggedOut: true } }));
  expect(await logoutByRest()).toEqual({ loggedOut: true });
});
