import { documentPageSize } from '@mboalink/shared/document-answers.ts';
import { shellAsked } from '@mboalink/shared/kept-copies.ts';
import { describe, expect, it } from 'vitest';
import { insertSellers, type Member, registerMember, sql, visitor } from '../factories.ts';
import type { Client } from '../setup/client.ts';
import { aroundContent, ownStep, readDocument } from '../setup/read-document.ts';
import { addresses } from '../setup/shared-application.ts';

const { url } = addresses;
const { word, ids } = await insertSellers(30);

const read = (client: Client, path: string, options?: Parameters<typeof readDocument>[3]) =>
  readDocument(url, client, path, options);

const searching = `/find-contact?search=${word}`;
const plain = { 'cache-control': 'private, no-cache' };

/** The access token is over after fifteen minutes, and the browser forgets its cookie. */
function forgetAccess({ client }: Pick<Member, 'client'>) {
  for (const name of client.cookies.keys()) if (name.includes('access')) client.cookies.delete(name);
}

describe('the document of a signed-in person', () => {
  it('answers at its end who is here and the search of its address, as the calls do', async () => {
    const { client, user } = await registerMember({ type: 'buyer' }, 'fr');
    const { status, headers, answers, html } = await read(client, `${searching}&region=littoral`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('server-timing')).toContain('answers;desc="accounts.me directory.search"');
    expect(answers?.user._id).toBe(user._id);
    expect(answers?.language).toBe('fr');
    expect(answers?.search?.input).toEqual({ search: word, region: 'littoral', limit: expect.any(Number) });
    const { body } = await client.query('directory.search', answers?.search?.input);
    const { contacts } = body.result.data;
    expect(contacts.length).toBeGreaterThan(documentPageSize);
    expect(answers?.search?.answer.contacts).toEqual(contacts.slice(0, documentPageSize));
    expect(answers?.search?.answer.quotaInfo).toEqual({
      ...body.result.data.quotaInfo,
      resetInSeconds: expect.any(Number),
    });
    expect(html.trimEnd().endsWith('</script></body></html>')).toBe(true);
  });

  it('leads to the same search in the other language, whatever was asked for', async () => {
    const { client } = await registerMember({ type: 'buyer' }, 'fr');
    const { html } = await read(client, `${searching}&city=douala&lang=fr&x="><script>$&`);
    const hrefs = [...html.matchAll(/href="(\?[^"]*lang=en)"/g)].map(([, href]) => href);
    expect(new Set(hrefs)).toEqual(
      new Set([`?search=${word}&amp;city=douala&amp;x=%22%3E%3Cscript%3E%24&amp;lang=en`]),
    );
  });

  it('is the page of everybody but for that and its content', async () => {
    const { client } = await registerMember({}, 'fr');
    for (const path of ['/find-contact', '/search-contacts', '/dashboard']) {
      const visited = await read(visitor(), path);
      const { answers, html } = await read(client, path);
      expect(answers).toBeDefined();
      expect(aroundContent(html) === aroundContent(visited.html), path).toBe(true);
    }
  });

  it('asks for nothing that an address could not ask for', async () => {
    const { client } = await registerMember({ type: 'buyer' });
    const { answers } = await read(client, '/find-contact?region=NO%20where&search=%00%EF%BF%BD&items=a');
    expect(answers?.search?.input).toEqual({ search: '\ufffd', limit: expect.any(Number) });
  });

  it('leaves out a search that is refused, and what somebody typed ends no element', async () => {
    const { client } = await registerMember({ businessName: 'Chez </script><b>Ngo' });
    const unknown = await read(client, '/find-contact?region=nowhere');
    expect([unknown.answers?.user === undefined, unknown.answers?.search]).toEqual([false, undefined]);
    expect(unknown.answers?.user.businessName).toContain('</script>');
    expect(unknown.html.includes('</script><b>Ngo')).toBe(false);
  });

  it('shows an expired seller no cards', async () => {
    const seller = await registerMember();
    await sql(`update subscriptions set trial_ends_at = now() - interval '9 days' where user_id = $1`, [
      seller.user._id,
    ]);
    const { answers } = await read(seller.client, searching);
    expect([answers?.user.subscriptionState, answers?.search]).toEqual(['expired', undefined]);
  });

  it('shows nobody who blocked or was blocked', async () => {
    const { client, user } = await registerMember({ type: 'buyer' });
    await sql('insert into blocks (user_id, blocked_id) select unnest($2::uuid[]), $1', [user._id, ids]);
    expect((await read(client, searching)).answers?.search?.answer.contacts).toEqual([]);
  });
});

describe('the document is that of everybody', () => {
  it.each(['/find-contact', '/dashboard'])('%s, for a visitor', async (path) => {
    const { headers, answers } = await read(visitor(), path);
    expect([answers, headers.get('cache-control')]).toEqual([undefined, plain['cache-control']]);
    const again = await read(visitor(), path, {
      headers: { ...ownStep, 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['another site leads to it', { ...ownStep, 'sec-fetch-site': 'cross-site' }],
    ['a browser fetches it ahead', { ...ownStep, 'sec-purpose': 'prefetch' }],
    ['a copy of it is shown already', { ...ownStep, 'service-worker-navigation-preload': shellAsked }],
    ['a script reads it', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
    ['a frame shows it', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }],
    ['nobody says whose step it is', {}],
  ])('where %s', async (_, headers) => {
    const member = await registerMember({ type: 'buyer' });
    const answer = await read(member.client, searching, { headers });
    expect([answer.answers, answer.headers.get('cache-control')]).toEqual([
      undefined,
      plain['cache-control'],
    ]);
    forgetAccess(member);
    expect((await read(member.client, searching, { headers })).setCookies).toEqual([]);
  });

  it('where its head alone is asked for', async () => {
    const member = await registerMember({ type: 'buyer' });
    const { status, html } = await read(member.client, searching, { method: 'HEAD' });
    expect([status, html]).toEqual([200, '']);
  });

  it.each(['/settings', '/my-contacts', '/', '/nothing'])('at %s', async (path) => {
    const { client } = await registerMember();
    expect((await read(client, path)).answers).toBeUndefined();
  });

  it('where the session was ended', async () => {
    const { client, user } = await registerMember();
    await sql('update sessions set ended_at = now() where user_id = $1', [user._id]);
    expect((await read(client, '/find-contact')).answers).toBeUndefined();
    forgetAccess({ client });
    const { answers, setCookies } = await read(client, '/find-contact');
    expect([answers, setCookies]).toEqual([undefined, []]);
  });
});

describe('a session that ran out', () => {
  it('is renewed before the page, whose cookies serve', async () => {
    const member = await registerMember({ type: 'buyer' });
    forgetAccess(member);
    const { headers, answers, setCookies } = await read(member.client, searching);
    expect(headers.get('server-timing')).toContain('answers;desc="accounts.refresh directory.search"');
    expect(setCookies).toHaveLength(2);
    expect(answers?.user._id).toBe(member.user._id);
    expect(answers?.search?.answer.contacts.length).toBeGreaterThan(0);
    expect((await member.client.rest('GET', '/auth/me')).status).toBe(200);
  });

  it('goes on when that page was lost with its cookies, however late somebody comes back', async () => {
    const member = await registerMember({ type: 'buyer' });
    forgetAccess(member);
    for (let page = 0; page < 2; page += 1)
      expect((await read(member.client, searching, { isLost: true })).answers).toBeDefined();
    member.client.travelTo(new Date(Date.now() + 3_600_000));
    expect((await member.client.rest('POST', '/auth/refresh')).status).toBe(200);
    expect((await member.client.rest('GET', '/auth/me')).status).toBe(200);
  });

  it('is that of two pages at once', async () => {
    const member = await registerMember({ type: 'buyer' });
    forgetAccess(member);
    const pages = await Promise.all(
      [searching, '/dashboard', '/find-contact'].map((path) => read(member.client, path)),
    );
    for (const { answers } of pages) expect(answers?.user._id).toBe(member.user._id);
    expect((await member.client.rest('GET', '/auth/me')).status).toBe(200);
  });
});
