import { randomUUID } from 'node:crypto';
import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { Agent, cacheStores, interceptors, request } from 'undici';
import { describe, expect, inject, it } from 'vitest';
import { type Member, registerMember, visitor } from '../factories.ts';
import { isLong } from '../setup/rounds.ts';
import { scenes } from '../setup/scenes.ts';
import { call, transports } from '../setup/transports.ts';

const { url } = inject('application');
const never = 'private, no-store';
const endpoints = [...new Map(endpointsOf(router).map((endpoint) => [endpoint.name, endpoint])).values()];
const reads = await Promise.all(
  endpoints
    .filter(({ method }) => method === 'GET')
    .map(async (endpoint) => ({ endpoint, input: (await scenes[endpoint.name]?.())?.input ?? {} })),
);
type Read = (typeof reads)[number];

const mayBeKept = ({ endpoint }: Read) => endpoint.cache !== undefined;

/** A cache that many people share, as a proxy or a CDN is one. */
const sharedCache = () =>
  new Agent().compose(interceptors.cache({ type: 'shared', store: new cacheStores.MemoryCacheStore() }));

const addressOf = (batch: readonly Read[]) => {
  const input = JSON.stringify(Object.fromEntries(batch.map((read, index) => [index, read.input])));
  const names = batch.map(({ endpoint }) => endpoint.name);
  return `${url}/api/trpc/${names.join(',')}?batch=1&input=${encodeURIComponent(input)}`;
};

async function ask(
  dispatcher: Agent | ReturnType<typeof sharedCache>,
  address: string,
  accessToken?: string,
) {
  const headers = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  const { headers: answered, body } = await request(address, { dispatcher, headers });
  return { caching: answered['cache-control'], age: answered.age, text: await body.text() };
}

/** What an answer must not carry to anybody else. */
const marksOf = ({ user, accessToken }: Member) => [user._id, user.email, user.whatsapp, accessToken];

const pairs = reads.flatMap((first, at) =>
  reads.map((second, beside) => ({ pair: [first, second] as const, at, beside })),
);

/** Every two calls in both orders; by `npm test` each order by one of the two. */
const pairsOf = (type: string) =>
  pairs.flatMap(({ pair, at, beside }) => {
    const isOurs = type === 'seller' ? at <= beside : at >= beside;
    return isLong || isOurs ? [pair] : [];
  });

describe('a cache that everybody shares', () => {
  it.each(['seller', 'buyer'])(
    'never gives one person’s answer to another, whatever two calls a %s’s batch holds',
    async (type) => {
      const [one, other] = [await registerMember({ type }), await registerMember({ type })];
      const cache = sharedCache();
      for (const pair of pairsOf(type)) {
        const address = addressOf(pair);
        const first = await ask(cache, address, one.accessToken);
        const second = await ask(cache, address, other.accessToken);
        const stranger = await ask(cache, address);
        for (const mark of marksOf(one)) {
          expect(second.text, address).not.toContain(mark);
          expect(stranger.text, address).not.toContain(mark);
        }
        for (const mark of marksOf(other)) expect(stranger.text, address).not.toContain(mark);
        const expected = pair.every(mayBeKept) ? expect.stringMatching(/^public, max-age=\d+/) : never;
        expect([first.caching, second.caching, stranger.caching], address).toEqual(Array(3).fill(expected));
      }
      await cache.close();
    },
    240_000,
  );

  it('does keep what is the same for everybody', async () => {
    const cache = sharedCache();
    // An address of its own: another test may have had the plain one kept beside the Worker.
    const address = `${url}/api/v1/categories?for=${randomUUID()}`;
    expect((await ask(cache, address)).age).toBeUndefined();
    expect((await ask(cache, address)).age).toBeDefined();
    await cache.close();
  });
});

describe('the caching of an answer', () => {
  it('is the shortest of all calls of a batch', async () => {
    const { headers } = await fetch(
      `${url}/api/trpc/directory.locations,directory.stats?batch=1&input={"0":{}}`,
    );
    expect(headers.get('cache-control')).toBe('public, max-age=30');
    expect(headers.get('vary')).toContain('Accept-Language, Cookie');
  });

  it('is none when one call of a batch fails', async () => {
    for (const names of ['directory.locations,directory.category', 'directory.locations,nothing.here']) {
      const { headers } = await fetch(`${url}/api/trpc/${names}?batch=1&input={"0":{}}`);
      expect(headers.get('cache-control'), names).toBe(never);
    }
  });

  it.each(endpoints.map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]))(
    'of %s is none over either transport, unless it says the same to everybody',
    async (name, endpoint) => {
      for (const transport of transports) {
        const scene = await scenes[name]?.();
        const signedIn = await call(scene?.client ?? visitor(), transport, endpoint, scene?.input);
        const signedOut = await call(visitor(), transport, endpoint, scene?.input);
        const expected = endpoint.cache ? expect.stringMatching(/^public/) : never;
        for (const { headers } of [signedIn, signedOut]) {
          expect(headers.get('cache-control'), transport).toEqual(expected);
          if (headers.getSetCookie().length > 0) expect(headers.get('cache-control')).toBe(never);
        }
      }
    },
  );
});
