import { copyHeader, serviceWorkerPath } from '@mboalink/shared/kept-copies.ts';
import { describe, expect, it } from 'vitest';
import { routes } from '../../web/src/app/routes.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, url), { headers });

const languageOf = async (response: Response) => /<html lang="(\w+)"/.exec(await response.text())?.[1];

const pages = Object.values(routes);
const publicPaths = pages.filter(({ access }) => access === 'public').map(({ path }) => path);

it.each([
  ['/register?next=/find-contact', true],
  ['/login', true],
  ['/find-contact', true],
  ['/sign-in-link', true],
  ['/about', false],
])('without a script %s says what to do: %s', async (path, says) => {
  const html = await (await get(path, { 'accept-language': 'fr' })).text();
  expect(html.includes('<noscript><p id="no-script">Pour vous inscrire')).toBe(says);
  expect(html.includes('<a href="/categories">Lire tous les métiers')).toBe(says);
});

it.each(['//%09/evil.example', `//evil.example${serviceWorkerPath}`, '//[/x.png'])(
  'has no page at %s, whatever host it names',
  async (path) => {
    expect((await fetch(url + path, { redirect: 'manual' })).status).toBe(404);
  },
);

it('says at its root that somebody was sent there, before anything is drawn, and nothing that an address could break out of', async () => {
  const next = '/register?next=%2Ffind-contact%3Fcontact%3Datelier&a="><b>';
  const sent = await get(next);
  expect([sent.headers.get(copyHeader), sent.headers.get('etag')]).toEqual([null, null]);
  const etag = (await get('/register')).headers.get('etag') ?? '';
  const again = await get(next, { 'if-none-match': etag });
  expect([again.status, again.headers.get(copyHeader)]).toEqual([200, null]);
  expect((await get('/register')).headers.get(copyHeader)).toBe('register');
  const html = await sent.text();
  expect(html).toMatch(/^<!doctype html><html lang="\w+" data-search="next= contact%3D"><head>/);
  expect(await (await get('/register?plan=pro')).text()).not.toContain('data-search="');
});

describe('a public page', () => {
  it.each(publicPaths)(
    '%s is drawn ahead in both languages, with its own title and no inline script or style but one that the policy knows',
    async (path) => {
      const titles = [];
      for (const language of ['en', 'fr']) {
        const response = await get(path, { 'accept-language': language });
        const html = await response.text();
        expect(response.status).toBe(200);
        expect(response.headers.get('content-language')).toBe(language);
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
        expect(html).toMatch(/<h1/);
        expect(html).toMatch(/<link rel="canonical" href="|<meta name="robots" content="noindex"/);
        expect(html).not.toMatch(/\sstyle="|\son\w+="/);
        expect(html.match(/<style/g)).toHaveLength(1);
        expect(html.match(/<script/g)).toEqual(html.match(/<script data-entry="\/assets/g) && ['<script']);
        titles.push(/<title>([^<]+)/.exec(html)?.[1]);
      }
      expect(new Set(titles).size).toBe(2);
    },
  );

  it('comes in the language of the address, then of the choice, then of the browser, then English', async () => {
    const french = { 'accept-language': 'fr-CM,fr;q=0.9,en;q=0.8' };
    const choice = { cookie: '__Host-preferred-language=en' };
    expect(await languageOf(await get('/?lang=fr', choice))).toBe('fr');
    expect(await languageOf(await get('/', { ...french, ...choice }))).toBe('en');
    expect(await languageOf(await get('/', french))).toBe('fr');
    expect(await languageOf(await get('/', { 'accept-language': 'de' }))).toBe('en');
  });

  it('is asked about again by its tag, and never mixed up between readers', async () => {
    const first = await get('/', { 'accept-language': 'fr' });
    expect(first.headers.get('vary')).toContain('Accept-Language');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await get('/', {
      'accept-language': 'fr',
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });
});

describe('an unknown address', () => {
  it.each(['/nothing-here', '/login/extra', '/constructor', '/..%2f..%2fetc/passwd', '/index.php'])(
    '%s answers 404 with a page that helps',
    async (path) => {
      const response = await get(path, { 'accept-language': 'fr' });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<html lang="fr"');
    },
  );
});

describe('a file of the client', () => {
  it('is kept for a year under a name that changes with it', async () => {
    const html = await (await get('/')).text();
    const script = /data-entry="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const response = await get(script);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('that is missing is not kept: the next deployment may bring it', async () => {
    const response = await get('/assets/missing-Ab12Cd34.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });
});
