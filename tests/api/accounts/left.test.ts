import { describe, expect, it } from 'vitest';
import { countMails, readCode, registerMember, signIn, sql, visitor } from '../../factories.ts';
import type { Client } from '../../setup/client.ts';
import { addresses } from '../../setup/shared-application.ts';

/** As a browser does whose member signs out while there is no network. */
const leaveOffline = ({ cookies }: Client) => cookies.set('left', '1');

const running = async (userId: string) =>
  (await sql('select 1 from sessions where user_id = $1 and ended_at is null', [userId])).length;

describe('a browser whose member signed out without a network', () => {
  it('is a visitor’s for every call, its session ends, and its cookies go', async () => {
    const { client, user } = await registerMember();
    const kept = new Map(client.cookies);
    leaveOffline(client);
    const { status, headers } = await client.rest('GET', '/auth/me');
    expect([status, headers.get('cache-control')]).toEqual([401, 'private, no-store']);
    expect([...client.cookies.keys()].filter((name) => /access|refresh|left/.test(name))).toEqual([]);
    expect(await running(user._id)).toBe(0);
    const copy = visitor();
    for (const [name, value] of kept) copy.cookies.set(name, value);
    expect((await copy.rest('GET', '/auth/me')).status).toBe(401);
  });

  it('is a visitor’s for documents, too', async () => {
    const { client, user } = await registerMember();
    const cookie = [...client.cookies, ['left', '1']].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
    const answer = await fetch(new URL('/find-contact', addresses.url), { headers });
    const html = await answer.text();
    expect(html).not.toContain(user.email);
    expect(answer.headers.getSetCookie().join()).toMatch(/left=;.*Max-Age=0/);
    expect(await running(user._id)).toBe(0);
  });

  it('is anybody’s again who signs in there', async () => {
    const { client, user } = await registerMember();
    leaveOffline(client);
    await client.rest('POST', '/auth/send-otp', { body: { identifier: user.email } });
    leaveOffline(client);
    const body = { identifier: user.email, otp: await readCode(user.email) };
    expect((await client.rest('POST', '/auth/verify-otp', { body })).status).toBe(200);
    expect(client.cookies.has('left')).toBe(false);
    expect((await client.rest('GET', '/auth/me')).body.data.user._id).toBe(user._id);
    expect(await running(user._id)).toBe(1);
  });
});

describe('signing out', () => {
  it('has the browser forget what it kept of answers', async () => {
    const { client } = await registerMember();
    const { headers } = await client.rest('POST', '/auth/logout');
    expect(headers.get('clear-site-data')).toBe('"cache"');
  });
});

describe('a new login', () => {
  it('is told to the owner for every browser but the one that made the account', async () => {
    const { client, user } = await registerMember();
    const other = visitor();
    await signIn(user.email, client);
    expect(await countMails(user.email, 'New login')).toBe(0);
    await signIn(user.email, other);
    await signIn(user.email, other);
    await expect.poll(() => countMails(user.email, 'New login')).toBe(2);
  });

  it('is told of that browser, too, once all devices were logged out', async () => {
    const { client, user } = await registerMember();
    await client.rest('POST', '/auth/logout-everywhere');
    await signIn(user.email, client);
    await expect.poll(() => countMails(user.email, 'New login')).toBe(1);
  });
});
