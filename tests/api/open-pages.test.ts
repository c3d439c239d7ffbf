import { describe, expect, inject, it } from 'vitest';
import { insertSellers } from '../factories.ts';
import { databaseRequests } from '../setup/client.ts';

const { url } = inject('application');

/** Of a visitor whose answer no cache has yet: a time that is new each time would be left out of its key. */
let asked = 0;
async function openPage(path: string, language = 'fr') {
  asked += 1;
  const fresh = `${path}${path.includes('?') ? '&' : '?'}fresh=${Date.now()}-${asked}`;
  const response = await fetch(new URL(fresh, url), { headers: { 'accept-language': language } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('/categories', () => {
  it.each(['en', 'fr'])(
    'is drawn in %s for everybody, without a script, in one request',
    async (language) => {
      const { status, headers, html } = await openPage('/categories', language);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
      expect(headers.get('content-language')).toBe(language);
      expect(headers.get('cache-control')).toBe('public, max-age=300');
      expect(headers.get('vary')).toBe('Accept-Language, Cookie');
      expect(databaseRequests(headers)).toBe(1);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|<style|\sstyle="|\son\w+="/);
    },
  );

  it('names its address in each language', async () => {
    const { html } = await openPage('/categories', 'fr');
    const address = 'https://mboalink.example/categories';
    expect(html).toContain(`<link rel="canonical" href="${address}?lang=fr">`);
    expect(html).toContain(`<link rel="alternate" hreflang="fr" href="${address}?lang=fr">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${address}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${address}">`);
  });

  it('brings its stylesheet, which anybody may keep for good', async () => {
    const { html } = await openPage('/categories');
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file = '']) => file);
    expect(styles).toHaveLength(1);
    const answer = await fetch(new URL(styles[0] ?? '', url));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is kept beside the Worker, one copy for each language', async () => {
    await insertSellers(1);
    const address = new URL(`/categories?fresh=${Date.now()}-kept`, url);
    const read = async (language: string) => {
      const { headers } = await fetch(address, { headers: { 'accept-language': language } });
      return [headers.get('content-language'), databaseRequests(headers)];
    };
    expect([await read('fr'), await read('en'), await read('fr'), await read('en')]).toEqual([
      ['fr', 1],
      ['en', 1],
      ['fr', 0],
      ['en', 0],
    ]);
  });

  it('is the same with a slash at its end', async () => {
    expect((await openPage('/categories/')).status).toBe(200);
  });
});
