import { expect, it } from 'vitest';
import { insertSellers, sql } from '../factories.ts';
import { addresses } from '../setup/shared-application.ts';
import { stopToken } from '../setup/stop-links.ts';
import cases from './typed-addresses.json' with { type: 'json' };

const { ids } = await insertSellers(1);
const [seller = { slug: '', short_code: '' }] = await sql<{ slug: string; short_code: string }>(
  'select slug, short_code from listings where user_id = $1',
  [ids[0]],
);
const token = await stopToken(addresses.secrets, { about: 'mail', id: crypto.randomUUID() });
const names: Record<string, string> = {
  token,
  slug: seller.slug,
  SLUG: seller.slug.toUpperCase(),
  code: seller.short_code,
  CODE: seller.short_code.toUpperCase(),
};
const named = (path: string) => path.replace(/\{(\w+)\}/g, (_, name) => names[name] ?? '');

/** Sent as it is: an address of `fetch` would read '//about' as a host. */
const ask = (path: string, init: RequestInit = {}) => fetch(addresses.url.replace(/\/$/, '') + path, init);

it.each(cases as [string, number, string | null][])('%s answers %s %s', async (asked, status, location) => {
  const answer = await ask(named(asked), { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location && named(location)]);
  if (location === null) return;
  const led = await ask(named(location), { redirect: 'manual' });
  // A member's page leads a visitor on to sign in.
  expect([200, 302, ...(location.startsWith('/b/') ? [301] : [])]).toContain(led.status);
});

it('an address is led on for who looks only whether it is there, and not for what is sent to it', async () => {
  const statusOf = async (method: string) => (await ask('/ABOUT', { method, redirect: 'manual' })).status;
  expect([await statusOf('HEAD'), await statusOf('PUT')]).toEqual([301, 405]);
});
