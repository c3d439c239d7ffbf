import { describe, expect, it } from 'vitest';
import { insertSellers, leadSellers, newHost, readPage, registerMember, sql } from '../factories.ts';
import { databaseRequests } from '../setup/client.ts';
import { newWord } from '../setup/searching.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;

/** The names of the businesses on a list, in their order. */
const namesOn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a [^>]*href="\/business\/[^>]+>([^<]+)/g)].map(([, name]) => name);

describe('/categories', () => {
  it.each(['en', 'fr'])('is drawn in %s for everybody, in one request', async (language) => {
    const { status, headers, html } = await readPage('/categories', language);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('vary')).toBe('Accept-Language, Cookie, Save-Data');
    expect(databaseRequests(headers)).toBe(1);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).not.toMatch(/\sstyle="|\son\w+="/);
  });
});

const trade = '/categories/plumbers';

describe('a page of a trade', () => {
  it.each([
    trade,
    `${trade}/douala`,
    '/categories/plumbing-and-water',
    '/categories/plumbing-and-water/douala',
  ])('%s shows businesses without their numbers, in one request', async (path) => {
    const { word, ids } = await insertSellers(3);
    await leadSellers(ids);
    const { status, headers, text: html } = await readPage(path);
    expect([status, databaseRequests(headers)]).toEqual([200, 1]);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(html).toContain(word);
    const people = await sql<{ whatsapp: string; email: string; id: string }>(
      'select whatsapp, email, id from users where whatsapp is not null',
    );
    expect(people.length).toBeGreaterThanOrEqual(ids.length);
    for (const { whatsapp, email, id } of people) {
      for (const secret of [whatsapp.replace(/^\+/, ''), whatsapp.slice(4), email, id]) {
        expect(html.includes(secret), secret).toBe(false);
      }
    }
  });

  it('counts as many as there are, and shows each of them once on its pages', async () => {
    const { word, ids } = await insertSellers(25, { city: 'mbalmayo' });
    await sql("update listings set region_slug = 'centre' where user_id = any ($1)", [ids]);
    const pages = await Promise.all([1, 2].map((page) => readPage(`${trade}/mbalmayo?page=${page}`)));
    expect(pages[0]?.html).toContain('25 contacts WhatsApp');
    const names = pages.flatMap(({ html }) => namesOn(html));
    expect(names).toHaveLength(25);
    expect(new Set(names).size).toBe(25);
    expect(names.filter((name) => name?.startsWith(word))).toHaveLength(25);
    expect((await readPage(`${trade}/mbalmayo?page=3`)).status).toBe(404);
  });

  it('is not for search engines with fewer than three businesses, and is with three', async () => {
    const noindex = '<meta name="robots" content="noindex"/>';
    await insertSellers(2, { city: 'nkambe' });
    await sql("update listings set region_slug = 'north-west' where city_slug = 'nkambe'");
    expect((await readPage(`${trade}/nkambe`)).html).toContain(noindex);
    await insertSellers(1, { city: 'nkambe' });
    await sql("update listings set region_slug = 'north-west' where city_slug = 'nkambe'");
    expect((await readPage(`${trade}/nkambe`)).html).not.toContain(noindex);
  });

  it.each([
    '/categories/nothing',
    '/categories/plumbers/nowhere',
    '/categories/plumbers?page=51',
    '/categories/constructor',
    '/categories/%00',
  ])('is not there for %s', async (path) => {
    const { status, html, headers } = await readPage(path);
    expect(status).toBe(404);
    expect(html).toContain('<html lang="fr"');
    expect(headers.get('cache-control')).toMatch(/^private/);
  });
});

describe('the search of a visitor', () => {
  const leadsTo = async (query: string) => {
    const response = await fetch(new URL(`/categories?${query}`, url), {
      redirect: 'manual',
      headers: { 'accept-language': 'fr' },
    });
    return [response.status, response.headers.get('location')];
  };

  it.each([
    ['search=plombier', '/categories/plumbers'],
    ['search=plombier+douala', '/categories/plumbers/douala'],
    ['search=plombier+akwa', '/categories/plumbers/douala?search=plombier+akwa'],
    ['search=plombier&city=kribi', '/categories/plumbers/kribi'],
    ['search=+&city=nowhere', '/categories'],
  ])('leads from ?%s to %s', async (query, path) => {
    expect(await leadsTo(query)).toEqual([302, path]);
  });

  it('shows who is called so where the words name no trade, then the trades of the country', async () => {
    const { word } = await insertSellers(2);
    await sql('select apply_listing_changes(100000)');
    const { status, html, headers } = await readPage(`/categories?search=${word}`);
    expect(status).toBe(200);
    expect(databaseRequests(headers)).toBeLessThanOrEqual(2);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(namesOn(html)).toEqual(expect.arrayContaining([`${word} 1`, `${word} 2`]));
    // Below cards the categories alone, so that the page stays light.
    expect(html).toContain('href="/categories/plumbing-and-water"');
    expect(html).not.toContain('href="/categories/plumbers"');
  });

  it('says that nobody is where somebody was looked for, and what is shown in place of it', async () => {
    const own = newWord();
    const member = await registerMember({ keywords: [own], region: 'littoral', city: 'edea' });
    await sql('update listings set page_told_at = now() where user_id = $1', [member.user._id]);
    const { html } = await readPage(`/categories?search=${own}+garoua`, 'fr');
    expect(html).toContain('Rien à Garoua');
  });

  it('says so where nobody is called so, and writes what was typed as text', async () => {
    const { html } = await readPage(`/categories?search=${encodeURIComponent('"><b>zzqxwk')}`);
    expect(html).toContain('Aucun métier et aucune entreprise ne porte ce nom.');
    expect(html).toContain('&quot;&gt;&lt;b&gt;zzqxwk');
    expect(html).not.toContain('<b>zz');
  });

  it.each([
    ['fr', 'Résultats de recherche', 'Résultats pour «\u00a0'],
    ['en', 'Search results', 'Results for “'],
  ])(
    'says nothing in our name of what somebody typed, where the page is shared: %s',
    async (language, title, heading) => {
      const typed = 'MTN Service client zzqxwk';
      const { html } = await readPage(`/categories?search=${encodeURIComponent(typed)}`, language);
      expect(html).toContain(`<title>${title} · Mboalink</title>`);
      expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
      expect(html).toContain(`<h1>${heading}${typed}`);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain(`"position":3,"name":"${title}"`);
    },
  );

  it('keeps what was typed on the way, and the quartier in it', async () => {
    const { word, ids } = await insertSellers(2);
    await sql("update listings set quartier = 'Bessengué' where user_id = $1", [ids[0]]);
    const { html } = await readPage(`${trade}/douala?search=plombier+bessengue`);
    expect(html).toMatch(/name="search"[^>]* value="plombier bessengue"/);
    expect(html).toContain('D’abord le quartier Bessengué, puis le reste de Douala.');
    expect(namesOn(html)[0]).toBe(`${word} 1`);
    const { html: other } = await readPage(`${trade}/douala?search=plombier+logbessou`);
    expect(other).toContain(
      'Aucune page ouverte dans le quartier Logbessou pour l’instant. Voici tout Douala',
    );
    const counted = async (words: string) =>
      /<title>([^<]+)/.exec((await readPage(`${trade}/douala${words}`)).html)?.[1];
    // Other tests sell in the same town meanwhile.
    await expect
      .poll(async () => (await counted('?search=plombier+bessengue')) === (await counted('')))
      .toBe(true);
    expect((await readPage(`${trade}/douala`)).html).toMatch(/name="search"[^>]* value="Plombier Douala"/);
  });

  it('is drawn for a member, and neither kept for others nor answered from what is kept for them', async () => {
    const host = newHost();
    const { client } = await registerMember();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const read = async (headers: Record<string, string>) => {
      const answer = await readPage(`${trade}/douala`, 'fr', { ...host, ...headers });
      return [databaseRequests(answer.headers) > 0, answer.html.includes('href="/register?plan=')];
    };
    expect([await read({ cookie }), await read({}), await read({ cookie }), await read({})]).toEqual([
      [true, false],
      [true, true],
      [true, false],
      [false, true],
    ]);
  });
});

describe('a page that is kept', () => {
  it('leaves with a nonce of its own each time, which its policy names and all of its scripts and styles carry', async () => {
    const host = newHost();
    const seen = new Set<string>();
    for (const requests of [1, 0, 0]) {
      const { headers, text } = await readPage('/categories', 'fr', host);
      expect(databaseRequests(headers)).toBe(requests);
      expect(headers.has('x-drawn-with')).toBe(false);
      const policy = headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /script-src [^;]*'nonce-([^']+)'/.exec(policy) ?? [];
      expect(policy).toMatch(/style-src [^;]*'nonce-/);
      const carried = [...text.matchAll(/<(?:script|style|link)[^>]* nonce="([^"]+)"/g)].map(
        ([, one]) => one,
      );
      expect(carried.length).toBeGreaterThan(2);
      expect([...new Set(carried)]).toEqual([nonce]);
      expect(text.match(/<script(?![^>]* nonce=)[^>]*>/g) ?? []).toEqual(
        text.match(/<script id="state"[^>]*>/g) ?? [],
      );
      // The nonces of other answers stand nowhere in it.
      for (const other of seen) expect(text.includes(other)).toBe(false);
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
  });
});

it('tells nobody by what else somebody asked for a page that is kept', async () => {
  const host = newHost();
  for (const path of ['/categories?from=zzqxwk', '/categories']) {
    const { text } = await readPage(path, 'fr', host);
    expect(text.includes('zzqxwk')).toBe(false);
  }
});
