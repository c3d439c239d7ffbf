import {
  copyHeader,
  hiddenNote,
  noCopy,
  offlinePath,
  openCopy,
  serviceWorkerPath,
} from '@mboalink/shared/kept-copies.ts';
import { describe, expect, it } from 'vitest';
import { insertSellers, registerMember } from '../factories.ts';
import { readDocument } from '../setup/read-document.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;
const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, url), { headers });

describe('what browsers may keep a copy of', () => {
  it.each([
    ['/', 'home'],
    ['/find-contact', 'find-contact'],
    ['/saved', 'my-contacts'],
    [offlinePath, 'offline'],
  ])('is what everybody gets at %s, by its name', async (path, name) => {
    const { headers } = await get(path, { 'accept-language': 'fr' });
    expect(headers.get(copyHeader)).toBe(name);
    expect(headers.get('content-language')).toBe('fr');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is a page of a trade or a business, which says of itself where it is a copy', async () => {
    const { word } = await insertSellers(1);
    const business = `/business/${word}-1`;
    for (const path of ['/categories', '/categories/plumbers', '/categories/plumbers/douala', business]) {
      const page = await get(path);
      expect([path, page.status, page.headers.get(copyHeader)]).toEqual([path, 200, openCopy]);
      expect(await page.text()).toContain(hiddenNote);
    }
    for (const path of [`${business}/number`, `${business}/report`])
      expect((await get(path)).headers.has(copyHeader)).toBe(false);
    // What is not there takes its copy with it.
    for (const path of ['/business/nobody', '/categories/nothing'])
      expect((await get(path)).headers.get(copyHeader)).toBe(noCopy);
  });

  it.each(['/nothing-here', '/api/v1/health', '/api/docs', '/icon.svg', serviceWorkerPath])(
    'is not %s',
    async (path) => {
      expect((await get(path)).headers.has(copyHeader)).toBe(false);
    },
  );

  it('is not what a document answers a member', async () => {
    const { client } = await registerMember({ type: 'buyer' });
    const { headers, answers } = await readDocument(url, client, '/find-contact');
    expect(answers?.search).toBeDefined();
    expect(headers.has(copyHeader)).toBe(false);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

it('the service worker is asked for anew each time, and may speak to nobody but us', async () => {
  const { status, headers } = await get(serviceWorkerPath);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

describe.each(['en', 'fr'])('the manifest in %s', (language) => {
  it('belongs to the pages, those of the Worker, too, and leads to icons and pages that are there', async () => {
    for (const path of ['/', '/categories']) {
      const html = await (await get(path, { 'accept-language': language })).text();
      expect(html).toContain(`<link rel="manifest" href="/${language}/site.webmanifest">`);
    }
    const answer = await get(`/${language}/site.webmanifest`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/(manifest\+)?json/);
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      lang: language,
      display: 'standalone',
    });
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual(
      ['192x192 any', '512x512 any', '512x512 maskable'],
    );
    for (const { src } of manifest.icons)
      expect((await get(src)).headers.get('content-type')).toBe('image/png');
    expect(manifest.shortcuts).toHaveLength(2);
    for (const shortcut of manifest.shortcuts) expect((await get(shortcut.url)).status).toBe(200);
  });
});
