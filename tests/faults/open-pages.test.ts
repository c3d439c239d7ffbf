import type { Language } from '@mboalink/shared/language.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { shared as own } from '../setup/shared-application.ts';
import { workerAddresses } from '../setup/walk/addresses.ts';

/** What lies below these is for everybody. */
const openPageRoots = ['/categories', '/business', '/b'];

const sitemaps = ['/sitemap-index.xml', '/sitemaps/trades-1.xml'];

/** Somebody's slug and short code before there is anybody. */
const later = { slug: 'later', shortCode: 'Later001' };
const nobody = { of: '', id: '', picture: '/pictures/x', called: '', identities: [], typed: [], ...later };

/** Every page of trades and businesses; a new one is here by itself. */
const paths = workerAddresses([nobody], []).filter((path) =>
  openPageRoots.some((root) => path === root || path.startsWith(`${root}/`)),
);

/** Those that lead to a number or a report by what the request says alone. */
const asksNothing = (path: string) => /^\/business\/[^/]+\/(number|report)$/.test(path);

const languages = ['fr', 'en'] as const;

async function read(path: string, language: Language, headers?: Record<string, string>) {
  return { ...(await own.people.readPage(path, language, headers)), address: path };
}

type Read = Awaited<ReturnType<typeof read>>;

/** A page that says in the reader's language that something is wrong, and how to try again, to whoever has no script either. */
function expectFailurePage({ headers, html, address }: Read, language: Language) {
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('content-language')).toBe(language);
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(html).toContain(`<a href="${address}"`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
}

afterEach(() => {
  own.faults.beforeQuery = () => undefined;
});

it('walks every page that the Worker draws', () => {
  expect(paths.length).toBeGreaterThanOrEqual(openPageRoots.length);
  for (const root of openPageRoots) expect(paths.some((path) => path.startsWith(root))).toBe(true);
});

describe.each(languages)('without the database, in %s', (language) => {
  it.each(paths.filter((path) => !asksNothing(path)))(
    '%s says so, is kept nowhere, and comes back',
    async (path) => {
      const host = own.people.newHost();
      own.faults.beforeQuery = (exchange) => exchange.drop();
      const broken = await read(path, language, host);
      expect(broken.status).toBe(503);
      expectFailurePage(broken, language);
      own.faults.beforeQuery = () => undefined;
      const again = await read(path, language, host);
      expect([200, 301, 404]).toContain(again.status);
    },
  );

  it.each(paths.filter(asksNothing))('%s still leads on', async (path) => {
    own.faults.beforeQuery = (exchange) => exchange.drop();
    const { status, headers } = await read(path, language);
    expect([status, headers.get('cache-control')]).toEqual([302, expect.stringMatching(/^private/)]);
    expect(headers.get('location')).toMatch(/^\/(register|login)\?next=/);
  });
});

it('answers what a cache has of a page while the database is away', async () => {
  const host = own.people.newHost();
  expect((await read('/categories', 'fr', host)).status).toBe(200);
  await expect
    .poll(async () => (await read('/categories', 'fr', host)).headers.get('server-timing') ?? '')
    .not.toContain('db;desc="1"');
  own.faults.beforeQuery = (exchange) => exchange.drop();
  expect((await read('/categories', 'fr', host)).status).toBe(200);
});

it.each(sitemaps)('%s is not kept without the database either', async (path) => {
  own.faults.beforeQuery = (exchange) => exchange.drop();
  const { status, headers } = await read(path, 'fr');
  expect([status, headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
