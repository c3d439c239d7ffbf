import { afterEach, expect, it } from 'vitest';
import { aroundContent, asSent, ownStep, readDocument } from '../setup/read-document.ts';
import { shared as own } from '../setup/shared-application.ts';

const read = (client: Parameters<typeof readDocument>[1]) =>
  readDocument(own.application.addresses.url, client, '/find-contact');

const registerBuyer = () => own.people.registerMember({ type: 'buyer' });

afterEach(() => {
  own.faults.beforeQuery = () => undefined;
});

it('is whole without the database, and comes with answers once that is back', async () => {
  await own.people.registerMember();
  const { client } = await registerBuyer();
  const visited = await read(own.people.visitor());
  own.faults.beforeQuery = (exchange) => exchange.drop();
  const { status, html, answers, headers } = await read(client);
  expect([status, answers, headers.get('cache-control')]).toEqual([200, undefined, 'private, no-store']);
  expect(html).toBe(asSent(visited.html));
  own.faults.beforeQuery = () => undefined;
  const back = await read(client);
  expect(back.answers?.search).toBeDefined();
  expect(aroundContent(back.html)).toBe(aroundContent(visited.html));
  expect(back.html).toContain('<article');
  expect(visited.html).not.toContain('<article');
});

it('is whole without the database for a session that ran out, which goes on', async () => {
  const { client } = await registerBuyer();
  for (const name of client.cookies.keys()) if (name.includes('access')) client.cookies.delete(name);
  own.faults.beforeQuery = (exchange) => exchange.drop();
  const { status, answers, setCookies } = await read(client);
  expect([status, answers, setCookies]).toEqual([200, undefined, []]);
  own.faults.beforeQuery = () => undefined;
  expect((await client.rest('POST', '/auth/refresh')).status).toBe(200);
});

it('sends the page before the database has answered, and ends it without when that takes too long', async () => {
  const { client } = await registerBuyer();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let release = () => {};
  own.faults.beforeQuery = () => new Promise((resolve) => (release = () => resolve(undefined)));
  const response = await fetch(new URL('/find-contact', own.application.addresses.url), {
    // What serves the Worker here packs an answer as a whole.
    headers: { cookie, ...ownStep, 'accept-encoding': 'identity' },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let html = '';
  while (!html.includes('<script data-entry=')) html += (await reader?.read())?.value ?? '';
  expect(html.includes('</body>')).toBe(false);
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) html += part.value;
  expect(html.trimEnd().endsWith('</body></html>')).toBe(true);
  expect(html.includes('id="answers"')).toBe(false);
  release();
});
