import { keepHeader, ownPhoneCookie } from '@mboalink/shared/own-phone.ts';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../factories.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;
const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, url), { headers });

describe('what a browser may keep of a document', () => {
  it.each([undefined, '0', '1'])('is a member’s on their own phone alone (%s)', async (said) => {
    const { client } = await registerMember({ type: 'buyer' });
    if (said) client.cookies.set(ownPhoneCookie, said);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers } = await get('/find-contact', { cookie });
    expect(headers.get(keepHeader)).toBe(said === '1' ? 'member' : null);
    expect(headers.get('cache-control')).toBe(said === '1' ? 'private, no-cache' : 'private, no-store');
  });

  it('is a visitor’s where it is a page', async () => {
    expect((await get('/about')).headers.get(keepHeader)).toBe('page');
    for (const path of [
      '/nothing-here',
      '/find-contact',
      '/login?next=%2Fsettings',
      '/api/v1/health',
      '/icon.svg',
    ])
      expect((await fetch(new URL(path, url), { redirect: 'manual' })).headers.get(keepHeader), path).toBe(
        null,
      );
  });
});

describe('a session', () => {
  const signIn = async (said: string) => {
    const { client } = await registerMember({ type: 'buyer' });
    client.cookies.set(ownPhoneCookie, said);
    const { headers } = await client.rest('POST', '/auth/refresh');
    return headers.getSetCookie().filter((set) => /_(access|refresh)=/.test(set));
  };

  it('ends with the browser on a phone that others use, and lasts on one’s own', async () => {
    for (const set of await signIn('0')) expect(set).not.toMatch(/max-age|expires/i);
    expect((await signIn('1')).join()).toMatch(/refresh=.*Max-Age=2592000/);
  });
});

it('the service worker is asked for anew each time, and may speak to nobody but us', async () => {
  const { status, headers } = await get('/service-worker.js');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  );
});

describe.each(['en', 'fr'])('the manifest in %s', (language) => {
  it('belongs to the pages, and leads to icons and pages that are there', async () => {
    const html = await (await get('/about', { 'accept-language': language })).text();
    expect(html).toContain(`<link rel="manifest" href="/manifest-${language}.webmanifest"`);
    const answer = await get(`/manifest-${language}.webmanifest`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/(manifest\+)?json/);
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ id: '/', start_url: '/', lang: language, display: 'standalone' });
    for (const { src } of manifest.icons)
      expect((await get(src)).headers.get('content-type')).toBe('image/png');
    expect(manifest.shortcuts).toHaveLength(2);
    for (const shortcut of manifest.shortcuts) expect((await get(shortcut.url)).status).toBe(200);
  });
});
