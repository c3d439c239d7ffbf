import { afterEach, expect, it } from 'vitest';
import { readDocument } from '../setup/read-document.ts';
import { shared as own } from '../setup/shared-application.ts';

const read = (client: Parameters<typeof readDocument>[1]) =>
  readDocument(own.application.addresses.url, client, '/find-contact');

const registerBuyer = () => own.people.registerMember({ type: 'buyer' });

afterEach(() => {
  own.faults.beforeQuery = () => undefined;
});

it('says without the database that it failed, is kept by nobody, and comes with contacts once that is back', async () => {
  await own.people.registerMember();
  const { client } = await registerBuyer();
  own.faults.beforeQuery = (exchange) => exchange.drop();
  const { status, html, headers } = await read(client);
  expect([200, 503]).toContain(status);
  expect(headers.get('cache-control')).toMatch(/^private/);
  expect([html.includes('<h1'), html.includes('<article')]).toEqual([true, false]);
  own.faults.beforeQuery = () => undefined;
  const back = await read(client);
  expect([back.status, back.html.includes('<article')]).toEqual([200, true]);
});

it('ends no session that ran out while the database was away', async () => {
  const { client } = await registerBuyer();
  for (const name of client.cookies.keys()) if (name.includes('access')) client.cookies.delete(name);
  own.faults.beforeQuery = (exchange) => exchange.drop();
  expect((await read(client)).setCookies).toEqual([]);
  own.faults.beforeQuery = () => undefined;
  expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
});
