import { afterEach, expect, it, vi } from 'vitest';
import { purgePersonalCaches } from './personal-caches.ts';

afterEach(() => vi.unstubAllGlobals());

it('leaves nothing of a person in the storage, where what wrote it was never loaded on this page', async () => {
  const removed: string[] = [];
  vi.stubGlobal('localStorage', { removeItem: (key: string) => removed.push(key) });
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => removed.push(key) });
  const deleted: string[] = [];
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) });
  const dropped = vi.fn();
  vi.stubGlobal('caches', { open: async () => ({ delete: dropped }) });
  purgePersonalCaches();
  await vi.waitFor(() => expect(dropped).toHaveBeenCalledWith('/own-phone'));
  expect(removed.sort()).toEqual([
    'contact-change',
    'login-asked',
    'login-code',
    'login-draft',
    'masked',
    'notes',
    'profile-draft',
    'recent-searches',
    'registration-code',
    'registration-draft',
    'taps',
    'this-phone',
    'views',
    'wishes',
  ]);
  expect(deleted).toEqual(['wallet']);
});
