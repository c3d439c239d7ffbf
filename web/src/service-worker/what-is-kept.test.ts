import { expect, it } from 'vitest';
import {
  filesOf,
  isPageAddress,
  keptContact,
  knownPage,
  leftOver,
  mayBeKept,
  withoutDeadLinks,
} from './what-is-kept.ts';

const pages = {
  '/': ['home', true],
  '/saved': ['my-contacts', false],
  '/receipt/*': ['receipt', false],
} as const;

it.each([
  ['/', { name: 'home', isPublic: true }],
  ['/saved', { name: 'my-contacts', isPublic: false }],
  ['/saved/', { name: 'my-contacts', isPublic: false }],
  ['/receipt/1', { name: 'receipt', isPublic: false }],
  ['/receipt/1/2', undefined],
  ['/business/mama', undefined],
  ['/constructor', undefined],
])('knows which page %s is', (address, page) => {
  expect(knownPage(pages, address)).toEqual(page);
});

const answer = (headers: Record<string, string>, status = 200) =>
  new Response(status === 304 ? null : 'text', { status, headers });

it.each([
  [
    'what our server marks',
    answer({ 'X-Mboalink-Copy': 'home', 'Cache-Control': 'private, no-cache' }),
    true,
  ],
  ['a file', answer({ 'X-Mboalink-Copy': 'file', 'Cache-Control': 'public, immutable' }), true],
  ['a page of a captive portal', answer({ 'Content-Type': 'text/html' }), false],
  ['what carries a member’s data', answer({ 'Cache-Control': 'private, no-store' }), false],
  ['what sets a cookie', answer({ 'X-Mboalink-Copy': 'home', 'Cache-Control': 'private, no-store' }), false],
  ['a failure', answer({ 'X-Mboalink-Copy': 'home' }, 503), false],
  ['a page that is not there', answer({ 'X-Mboalink-Copy': 'home' }, 404), false],
  ['a part', answer({ 'X-Mboalink-Copy': 'file' }, 206), false],
])('decides by the answer alone whether it is kept: %s', (_, given, kept) => {
  expect(mayBeKept(given)).toBe(kept);
});

it('takes calls and files for no pages', () => {
  expect(['/', '/find-contact', '/b/abcdefgh', '/receipt/1'].every(isPageAddress)).toBe(true);
  expect(['/api/docs', '/api/v1/health', '/icon.svg', '/sitemap.xml'].some(isPageAddress)).toBe(false);
});

it('drops the files that neither this version nor a kept page asks for', () => {
  const [now, kept, gone] = ['/assets/main-AAAAAAA.js', '/assets/main-B_-BBBB.js', '/assets/main-CCCCCCC.js'];
  const copy = `<link rel="modulepreload" href="${kept}"><link rel="stylesheet" href="/assets/a-1234567.css">`;
  expect(filesOf(copy)).toEqual([kept, '/assets/a-1234567.css']);
  expect(
    leftOver([now, kept, gone, '/assets/a-1234567.css', '/assets/1234567.css'], {
      hashes: 'AAAAAAA DDDDDDD',
      copies: [copy],
    }),
  ).toEqual([gone, '/assets/1234567.css']);
});

it('leads from the page for times without a network to what is kept alone', () => {
  const [home, saved] = [
    '<a data-page="home" href="/">Home</a>',
    '<a data-page="my-contacts" href="/saved">My</a>',
  ];
  expect(withoutDeadLinks(`<p>${home}${saved}</p>`, ['my-contacts', 'offline'])).toBe(`<p>${saved}</p>`);
});

it.each([
  ['/business/plombier-tm/number', '/find-contact?contact=plombier-tm'],
  ['/business/plombier-tm', undefined],
  ['/business/plombier-tm/report', undefined],
  ['/business//number', undefined],
])('%s leads on its owner’s phone to %s', (pathname, contact) => {
  expect(keptContact(pathname)).toBe(contact);
});
