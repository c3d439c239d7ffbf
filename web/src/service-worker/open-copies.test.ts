import { copyHeader, copyNames, hiddenNote, noCopy, openCopy } from '@mboalink/shared/kept-copies.ts';
import { expect, it, vi } from 'vitest';
import { stubCaches } from '../../test/caches.ts';
import { learnOpenPage, openAddress, withNote } from './open-copies.ts';

const noon = new Date('2026-11-24T11:00:00Z');
const page = `<title>{{date}}</title>${hiddenNote}As of {{date}}.</p><main>{{date}}</main>`;

it.each([
  ['en', '24\u00a0November 2026'],
  ['fr', '24\u00a0novembre 2026'],
] as const)('a copy says in %s of when it is, and nothing else in it is written', (language, date) => {
  const shown = withNote(page, noon, language);
  expect(shown).toMatch(
    /^<title>\{\{date\}\}<\/title><p class="copy">As of .+\.<\/p><main>\{\{date\}\}<\/main>$/,
  );
  expect(shown).toContain(date);
});

it('a page without the note stays as it is', () => {
  expect(withNote('<main></main>', noon, 'en')).toBe('<main></main>');
});

it.each([
  ['/categories/plumbers/', '', '/categories/plumbers'],
  ['/business/mama', 'lang=en', '/business/mama'],
  ['/categories', 'search=doctor', undefined],
  ['/categories/plumbers', 'page=2&lang=fr', undefined],
])('of %s?%s is kept: %s', (pathname, query, address) => {
  expect(openAddress(pathname, new URLSearchParams(query))).toBe(address);
});

it.each([
  ['is kept', async () => {}, ['/fr/business/mama']],
  ['of whom somebody signed out meanwhile is not', () => caches.delete(copyNames.openPages), []],
])('a page that comes late %s', async (_, meanwhile, kept) => {
  const keptIn = stubCaches();
  const network = Promise.withResolvers<Response>();
  const learned = learnOpenPage('/business/mama', network.promise, 'fr');
  await new Promise((over) => setTimeout(over));
  await meanwhile();
  network.resolve(new Response('<main></main>', { headers: { [copyHeader]: openCopy } }));
  await learned;
  expect(keptIn(copyNames.openPages)).toEqual(kept);
});

it.each<[string, Response, boolean]>([
  ['is gone', new Response('', { status: 404, headers: { [copyHeader]: noCopy } }), false],
  ['moved', Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }), false],
  ['the server cannot draw', new Response('', { status: 503 }), true],
])('of a page that %s all copies go, or none', async (_, answer, areLeft) => {
  const keptIn = stubCaches();
  vi.spyOn(answer, 'clone').mockReturnValue(answer);
  const cache = await caches.open(copyNames.openPages);
  const copies = ['/fr/business/mama', '/en/business/mama'];
  for (const address of copies) await cache.put(address, new Response());
  await learnOpenPage('/business/mama', Promise.resolve(answer), 'fr');
  expect(keptIn(copyNames.openPages)).toEqual(areLeft ? copies : []);
});
