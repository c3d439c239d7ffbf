import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { expect, inject, it } from 'vitest';
import { routes } from '../../web/src/app/routes.ts';
import { type Member, registerMember, sql } from '../factories.ts';
import { type Scene, scenes, sellers } from '../setup/scenes.ts';
import { call, transports } from '../setup/transports.ts';

/** Every call of the router and every page of the route table, by a seller who may open no number more today. */

const { url } = inject('application');
const { ids } = sellers;
const [hiddenId] = ids;
const [hidden] = await sql<{ whatsapp: string; email: string; slug: string }>(
  `select whatsapp, email, slug from users join listings on listings.user_id = users.id where users.id = $1`,
  [hiddenId],
);

/** Opens as many contacts as the plan of a new seller allows, but not the hidden one. */
async function exhaust<Person extends Pick<Member, 'client'>>(person: Person): Promise<Person> {
  for (const id of ids.slice(1)) {
    expect((await person.client.rest('POST', `/contacts/${id}/reveal`)).status).toBe(200);
  }
  return person;
}

/** Somebody and an input with which a call succeeds. */
function sceneOf({ name }: Endpoint): Promise<Scene> {
  const scene = scenes[name];
  if (!scene) throw new Error(`no scene for ${name}`);
  return scene();
}

const isSignedIn = ({ client }: Scene) => [...client.cookies.keys()].some((name) => name.includes('access'));

/** An input, and the same with one field less each, so that none stands in the way of the hidden contact. */
function variantsOf(input: object = {}): object[] {
  const fields = Object.entries(input);
  return [input, ...fields.map(([left]) => Object.fromEntries(fields.filter(([name]) => name !== left)))];
}

/** A body as text, without what may stand between the digits of a number. */
const digitsOf = (text: string) => text.replaceAll(/[\s\u00a0\u202f.+()-]/g, '');

function expectNoNumber(answered: unknown) {
  const text = typeof answered === 'string' ? answered : JSON.stringify(answered);
  expect(digitsOf(text)).not.toContain(hidden?.whatsapp.slice(-9));
  expect(text).not.toContain(hidden?.email);
}

const endpoints = endpointsOf(router);
const shared = await exhaust(await registerMember());

const named = endpoints.map((endpoint): [string, Endpoint] => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);

it.each(named)(
  '%s keeps the number back, and answers whoever has some left',
  async (_, endpoint) => {
    for (const transport of transports) {
      const { client, input } = await sceneOf(endpoint);
      expect((await call(client, transport, endpoint, input)).status).toBe(200);
      const isRead = endpoint.method === 'GET';
      for (const variant of variantsOf(input).keys()) {
        const scene = isRead ? { ...shared, input } : await sceneOf(endpoint);
        if (!isRead && isSignedIn(scene)) await exhaust(scene);
        const sent = variantsOf(scene.input)[variant];
        const { data, error } = await call(scene.client, transport, endpoint, sent);
        expectNoNumber([data, error]);
      }
    }
  },
  120_000,
);

it('has every number that it looks for within reach of a scene', async () => {
  for (const name of ['directory.reveal', 'directory.search', 'directory.contact']) {
    const { client } = await registerMember({ type: 'buyer' });
    const endpoint = endpoints.find((found) => found.name === name);
    if (!endpoint) throw new Error(`no call ${name}`);
    const { data } = await call(client, 'REST', endpoint, (await sceneOf(endpoint)).input);
    expect(() => expectNoNumber(data)).toThrow();
  }
});

it.each(Object.values(routes).map(({ path }) => path))('the page %s keeps it back', async (path) => {
  const address = path.replaceAll(/:\w+\??|\*/g, hidden?.slug ?? '');
  const cookie = [...shared.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(address, url), { headers: { cookie } });
  expectNoNumber(await response.text());
});
