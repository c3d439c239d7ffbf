import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { directoryQueries } from './directory-queries.ts';
import { networkQueries } from './network-queries.ts';
import { openedQuery } from './opened-queries.ts';
import { queryClient } from './query-client.ts';

const second = 1000;
const reader = { userId: 'a', language: 'en' } as const;
const stats = networkQueries.stats('a');
const blocks = networkQueries.blocks(reader);

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.mount();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
  queryClient.unmount();
});

/** A screen that asks, and a server that refuses, which may say for how many seconds. Answers the calls. */
async function ask(options: object, [status, error, seconds]: readonly [number, string, number?]) {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const headers: HeadersInit = seconds ? { 'Retry-After': String(seconds) } : {};
    return Response.json({ error: { message: '', data: { error } } }, { status, headers });
  });
  const stop = new QueryObserver(queryClient, options as never).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return { fetched, stop };
}

const lookAgain = async () => {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
};

it.each([
  ['a search', directoryQueries.search(reader, { search: 'plombier', limit: 20 })],
  ['the figures of the connections', stats],
  ['the numbers that were opened', openedQuery(reader, { q: '', page: 1 })],
])('asks for %s no sooner than a server that is busy wants, whoever looks', async (_, options) => {
  const { fetched, stop } = await ask(options, [503, 'unavailable', 300]);
  await vi.advanceTimersByTimeAsync(100 * second);
  expect(fetched).toHaveBeenCalledTimes(1);
  await lookAgain();
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(201 * second);
  expect(fetched).toHaveBeenCalledTimes(2);
  stop();
});

it('asks for a list again when somebody looks', async () => {
  const { fetched, stop } = await ask(stats, [503, 'unavailable']);
  await vi.advanceTimersByTimeAsync(5 * second);
  expect(fetched).toHaveBeenCalledTimes(2);
  await lookAgain();
  expect(fetched).toHaveBeenCalledTimes(3);
  stop();
});

it.each([
  [1, 'refused', [403, 'forbidden']],
  [1, 'limited', [429, 'rate_limited', 60]],
  [2, 'in trouble', [500, 'server_error']],
] as const)('sends any question %i times where the server is %s', async (times, _, refusal) => {
  const { fetched, stop } = await ask(blocks, refusal);
  await vi.advanceTimersByTimeAsync(90 * second);
  expect(fetched).toHaveBeenCalledTimes(times);
  stop();
});
