import { copyHeader, copyNames, ownPhoneAddress } from '@mboalink/shared/kept-copies.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubCaches } from '../../test/caches.ts';
import { keepPage, readPage } from './copies.ts';

const headers = { [copyHeader]: 'all', 'Content-Language': 'fr' };
const pageOf = (...files: readonly string[]) => new Response(`<body data-files="${files}">`, { headers });
const before = '/assets/main-AAAAAAA.js';
const next = ['/assets/main-BBBBBBB.js', '/assets/screen-BBBBBBB.js'];

const fetched = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>();
let keptIn: ReturnType<typeof stubCaches>;

/** On their own phone a page is kept whole; then that of the next version comes. */
beforeEach(async () => {
  keptIn = stubCaches();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response('', { headers }));
  await (await caches.open(copyNames.pages)).put(ownPhoneAddress, new Response());
  await keepPage('home', pageOf(before), true);
  fetched.mockClear();
});

const shown = async () => (await readPage('home', 'fr'))?.text();

it('fetches the files of the next version behind all that its page asks for', async () => {
  await keepPage('home', pageOf(...next));
  expect(fetched.mock.calls).toEqual(next.map((file) => [file, { priority: 'low' }]));
  expect(keptIn(copyNames.files)).toEqual([before, ...next]);
  expect(await shown()).toContain(next[0]);
});

it('asks for no more files of a version of which one is not there yet, and keeps the whole one before', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 404 }));
  await keepPage('home', pageOf(...next));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await shown()).toContain(before);
});
