import { get, set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { openWalletStore } from './wallet-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  indexedDB.deleteDatabase('wallet');
});

it('a database that could not be opened is opened by who asks next', async () => {
  const store = openWalletStore();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  await expect(set('key', 1, store.use)).rejects.toThrow('Internal error');
  await set('key', 1, store.use);
  expect(await get('key', store.use)).toBe(1);
  store.close();
});

it('a database that the browser closed is opened anew', async () => {
  const store = openWalletStore();
  const opening = vi.spyOn(indexedDB, 'open');
  await set('key', 1, store.use);
  const database: IDBDatabase = opening.mock.results[0]?.value.result;
  database.close();
  database.dispatchEvent(new Event('close'));
  expect(await get('key', store.use)).toBe(1);
  store.close();
});
