import { describe, expect, it } from 'vitest';
import { type Member, registerMember, sql } from '../factories.ts';
import { plainPages } from '../setup/page-routes.ts';
import { readDocument } from '../setup/read-document.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, url), { headers, redirect: 'manual' });

// Who is not signed in is at home already where others are asked whether they mean to sign out.
const publicPages = plainPages
  .filter(({ path, isForMembers }) => !isForMembers && path !== '/logout')
  .map(({ path }) => path);
const memberPages = plainPages.filter(({ isForMembers }) => isForMembers).map(({ path }) => path);

/** What the policy of an answer lets run, and what of it stands in the page without that. */
function unallowed(html: string, headers: Headers): string[] {
  const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
  expect(nonce).toBeDefined();
  return [...html.matchAll(/<(?:script|style)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes('type="application/json"'));
}

/** What a page has in its document, whatever it is about. */
const everyPage = {
  heading: /<h1/,
  title: /<title>[^<]+/,
  description: /<meta name="description" content="[^"]{20,}"|<meta name="robots" content="noindex"/,
  canonical: /<link rel="canonical" href="|<meta name="robots" content="noindex"/,
};

/** Which of these a document lacks: a whole page in a failure would be read by nobody. */
const missing = (html: string, parts: Record<string, RegExp>) =>
  Object.keys(parts).filter((name) => !parts[name]?.test(html));

describe('a public page', () => {
  it.each(publicPages)('%s is drawn in both languages, and all that runs in it is allowed', async (path) => {
    const titles = [];
    for (const language of ['en', 'fr']) {
      const response = await get(path, { 'accept-language': language });
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-language')).toBe(language);
      expect(missing(html, { ...everyPage, language: new RegExp(`<html lang="${language}"`) })).toEqual([]);
      expect(/\sstyle="|\son\w+="/.test(html)).toBe(false);
      expect(unallowed(html, response.headers)).toEqual([]);
      titles.push(/<title>([^<]+)/.exec(html)?.[1]);
    }
    expect(titles).toEqual([expect.any(String), expect.any(String)]);
  });

  it('comes in the language of the address, then of the choice, then of the browser, then English', async () => {
    const languageOf = async (answer: Promise<Response>) =>
      /<html lang="(\w+)"/.exec(await (await answer).text())?.[1];
    const french = { 'accept-language': 'fr-CM,fr;q=0.9,en;q=0.8' };
    const choice = { cookie: '__Host-preferred-language=en' };
    expect(await languageOf(get('/about?lang=fr', choice))).toBe('fr');
    expect(await languageOf(get('/about', { ...french, ...choice }))).toBe('en');
    expect(await languageOf(get('/about', french))).toBe('fr');
    expect(await languageOf(get('/about', { 'accept-language': 'de' }))).toBe('en');
    const changed = await get('/about?lang=fr', { 'sec-fetch-site': 'same-origin' });
    expect(changed.headers.getSetCookie().join()).toContain('__Host-preferred-language=fr');
  });
});

describe("a member's page", () => {
  it.each(memberPages)('%s leads a visitor to sign in, and back', async (path) => {
    const response = await get(`${path}?search=a%26b`);
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get('location') ?? '', url);
    expect(['/login', '/register']).toContain(target.pathname);
    expect(target.searchParams.get('next')).toBe(`${path}?search=a%26b`);
  });

  it.each(memberPages)('%s is true content for its member, and kept by nobody', async (path) => {
    const { client } = await registerMember({}, 'fr');
    const { status, headers, html } = await readDocument(url, client, path);
    // Some of these addresses lead on to the page that they belong to.
    expect([200, 301, 302]).toContain(status);
    expect(headers.get('cache-control')).toMatch(/^private/);
    if (status !== 200) return;
    expect(missing(html, { ...everyPage, reader: /"accounts","me"/ })).toEqual([]);
    expect(unallowed(html, headers)).toEqual([]);
  });
});

describe('a session', () => {
  const searching = '/find-contact?search=plombier';

  /** The access token is over after fifteen minutes, and the browser forgets its cookie. */
  function forgetAccess({ client }: Pick<Member, 'client'>) {
    for (const name of client.cookies.keys()) if (name.includes('access')) client.cookies.delete(name);
  }

  it('that was ended leads to the sign-in page', async () => {
    const { client, user } = await registerMember();
    await sql('update sessions set ended_at = now() where user_id = $1', [user._id]);
    expect((await readDocument(url, client, '/find-contact')).status).toBe(302);
    forgetAccess({ client });
    expect((await readDocument(url, client, '/find-contact')).status).toBe(302);
  });

  it('that ran out is renewed before the page, whose cookies serve', async () => {
    const member = await registerMember({ type: 'buyer' });
    forgetAccess(member);
    const { status, setCookies } = await readDocument(url, member.client, searching);
    expect([status, setCookies.length]).toEqual([200, 2]);
    expect((await member.client.rest('GET', '/auth/me')).status).toBe(200);
  });
});

describe('what somebody typed', () => {
  it('ends no element of the document', async () => {
    const { client } = await registerMember({ name: 'Ngo </script><b>' });
    const { html } = await readDocument(url, client, '/find-contact?search=%3C%2Fscript%3E%3Cb%3E');
    expect(html.includes('</script><b>')).toBe(false);
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

describe('a page answers', () => {
  it('no change that another site asks for', async () => {
    const { client } = await registerMember();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      cookie,
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await fetch(new URL('/find-contact', url), { method: 'POST', headers, body: 'a=b' });
    expect([400, 403]).toContain(answer.status);
  });
});
