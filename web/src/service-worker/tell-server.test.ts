import { expect, it, vi } from 'vitest';
import { tellServer } from './tell-server.ts';

it('says whether the copy answers already', async () => {
  const setHeaderValue = vi.fn(async () => {});
  for (const isOwn of [true, false]) await tellServer({ navigationPreload: { setHeaderValue } }, isOwn);
  expect(setHeaderValue.mock.calls).toEqual([['shell'], ['true']]);
});

it('says nothing in a browser that asks no network ahead, or where it cannot be said', async () => {
  await tellServer({}, true);
  await tellServer({ navigationPreload: { setHeaderValue: () => Promise.reject(new Error()) } }, true);
});
