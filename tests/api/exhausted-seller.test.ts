import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { expect, inject, it } from 'vitest';
import { routes } from '../../web/src/app/routes.ts';
import { insertSellers, type Member, registerMember, sql } from '../factories.ts';
import { call, transports } from '../setup/transports.ts';

/** Every call of the router and every page of the route table, by a seller who may open no number more today. */

const { url } = inject('application');
const { word, ids } = await insertSellers(4);
const [hiddenId] = ids;
const [hidden] = await sql<{ whatsapp: string; email: string; slug: string }>(
  `select whatsapp, email, slug from users join listings on listings.user_id = users.id where users.id = $1`,
  [hiddenId],
);

async function exhausted(): Promise<Member> {
  const member = await registerMember();
  for (const id of ids.slice(1)) await member.client.rest('POST', `/contacts/${id}/reveal`);
  return member;
}

/** What a field is given where it could lead to the hidden contact, by its name in whatever call has it. */
const values: Record<string, unknown> = {
  ...{ id: hiddenId, contactId: hiddenId, userId: hiddenId, ids: [hiddenId], contactIds: [hiddenId] },
  ...{ search: word, q: word, slug: hidden?.slug, business: hidden?.slug, short: hidden?.slug },
  ...{ limit: 20, source: 'search', format: 'text', browse: 'masked' },
};

/** The inputs of a call that could lead there; one field less than the one before, so that none stands in the way. */
function inputsOf({ inputSchema }: Endpoint): object[] {
  const fields = Object.keys(inputSchema.properties ?? {}).filter((field) => values[field] !== undefined);
  const given = (names: string[]) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return [given(fields), ...fields.map((left) => given(fields.filter((field) => field !== left)))];
}

/** A body as text, without what may stand between the digits of a number. */
const digitsOf = (text: string) => text.replaceAll(/[\s\u00a0\u202f.+()-]/g, '');

function expectNoNumber(answered: unknown) {
  const text = typeof answered === 'string' ? answered : JSON.stringify(answered);
  expect(digitsOf(text)).not.toContain(hidden?.whatsapp.slice(-9));
  expect(text).not.toContain(hidden?.email);
}

const endpoints = endpointsOf(router);
const shared = await exhausted();

it('would see the number in an answer that carries it', async () => {
  const buyer = await registerMember({ type: 'buyer' });
  const { body } = await buyer.client.rest('GET', `/contacts/search?search=${word}`);
  expect(() => expectNoNumber(body)).toThrow();
});

it.each(endpoints.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]))(
  '%s keeps the number back',
  async (_, endpoint) => {
    for (const input of inputsOf(endpoint)) {
      for (const transport of transports) {
        const member = endpoint.method === 'GET' ? shared : await exhausted();
        const { data, error } = await call(member.client, transport, endpoint, input);
        expectNoNumber([data, error]);
      }
    }
  },
  60_000,
);

it.each(['directory.search', 'directory.contact', 'directory.revealedToday', 'directory.autocomplete'])(
  'reaches what %s answers',
  async (name) => {
    const endpoint = endpoints.find((found) => found.name === name);
    if (!endpoint) throw new Error(`no call ${name}`);
    const { status } = await call(shared.client, 'REST', endpoint, inputsOf(endpoint)[0]);
    expect(status).toBe(200);
  },
);

it.each(Object.values(routes).map(({ path }) => path))('the page %s keeps it back', async (path) => {
  const address = path.replaceAll(/:\w+\??|\*/g, hidden?.slug ?? '');
  const cookie = [...shared.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(address, url), { headers: { cookie } });
  expectNoNumber(await response.text());
});
