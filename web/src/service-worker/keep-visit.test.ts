import { copyHeader, copyNames, type KeepRequest, ownPhoneAddress } from '@mboalink/shared/kept-copies.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubCaches } from '../../test/caches.ts';
import { keepVisit } from './keep-visit.ts';

const entry = '/assets/main-AAAAAAA.js';
const chunk = '/assets/home-screen-AAAAAAA.js';
const headers = { [copyHeader]: 'all', 'Content-Language': 'fr', Date: new Date().toUTCString() };
const html = `<body data-entry="${entry}" data-screen="${chunk}">`;
const home: KeepRequest = {
  ...{ language: 'fr', path: '/', query: '', entry, files: [], isAhead: false, savesData: false },
};

const fetched = vi.fn<(address: string) => Promise<Response>>();
let keptIn: ReturnType<typeof stubCaches>;

beforeEach(() => {
  keptIn = stubCaches();
  vi.stubGlobal('__PAGES__', { '/': ['home', true] });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response(html, { headers }));
});

it('keeps of a page that is open what it has fetched, and asks for nothing that is kept of this version', async () => {
  await keepVisit({ ...home, files: [entry] });
  expect(keptIn(copyNames.files)).toEqual([entry]);
  fetched.mockClear();
  await keepVisit({ ...home, files: [entry] });
  expect(fetched).not.toHaveBeenCalled();
});

it('keeps a page ahead whole that was read before without all of its files', async () => {
  await keepVisit({ ...home, files: [entry] });
  await (await caches.open(copyNames.pages)).put(ownPhoneAddress, new Response());
  await keepVisit({ ...home, isAhead: true });
  expect(keptIn(copyNames.files)).toEqual([entry, chunk]);
  fetched.mockClear();
  await keepVisit({ ...home, isAhead: true });
  expect(fetched).not.toHaveBeenCalled();
});

it('keeps for whoever saves data nothing that was not fetched but the page for times without a network', async () => {
  await keepVisit({ ...home, savesData: true });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/offline']);
  expect(keptIn(copyNames.pages)).toEqual(['/last-language', '/fr/offline']);
});
