import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';
import { Agent, cacheStores, interceptors, request } from 'undici';
import { describe, expect, it } from 'vitest';
import { type Member, newHost, registerMember, visitor } from '../factories.ts';
import { databaseRequests } from '../setup/client.ts';
import { isLong } from '../setup/rounds.ts';
import { newCast, scenes } from '../setup/scenes.ts';
import { addresses } from '../setup/shared-application.ts';
import { call, transportsInTurn } from '../setup/transports.ts';

const { url } = addresses;
const never = 'private, no-store';
const cast = await newCast();
const endpoints = [...new Map(endpointsOf(router).map((endpoint) => [endpoint.name, endpoint])).values()];
const reads = await Promise.all(
  endpoints
    .filter(({ method }) => method === 'GET')
    .map(async (endpoint) => ({ endpoint, input: (await scenes[endpoint.name]?.(cast))?.input ?? {} })),
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
  by: Record<string, string> = {},
) {
  const headers = { ...by, ...(accessToken && { authorization: `Bearer ${accessToken}` }) };
  const { headers: answered, body } = await request(address, { dispatcher, headers });
  return { caching: answered['cache-control'], age: answered.age, text: await body.text() };
}

/** What an answer must not carry to anybody else. */
const marksOf = ({ user, accessToken }: Member) => [user._id, user.email, user.whatsapp, accessToken];

const pairs = reads.flatMap((first, at) =>
  reads.map((second, beside) => ({ pair: [first, second] as const, at, beside })),
);

/**
 * Every two calls in both orders. By `npm test` each order by one of the two: each call with itself or with the next, a
 * third of every two that may be kept, which could take another's answer along, and a forty-eighth of those with others.
 */
const pairsOf = (type: string) =>
  pairs.flatMap(({ pair, at, beside }) => {
    const isOurs = type === 'seller' ? at <= beside : at >= beside;
    const areNear = beside - at === (type === 'seller' ? 1 : 0);
    const isRisky = pair.some(mayBeKept) && (at + beside) % (pair.every(mayBeKept) ? 3 : 48) === 0;
    return isLong || (isOurs && (areNear || isRisky)) ? [pair] : [];
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
        const isKept = pair.every(mayBeKept);
        const [own, shared] = ['private', 'public'].map((by) =>
          isKept ? expect.stringMatching(new RegExp(`^${by}, max-age=\\d+`)) : never,
        );
        expect([first.caching, second.caching, stranger.caching], address).toEqual([own, own, shared]);
      }
      await cache.close();
    },
    240_000,
  );

  it('does keep what is the same for everybody', async () => {
    const cache = sharedCache();
    // By a host of its own: another test may have had this one's kept beside the Worker.
    const host = newHost();
    const address = `${url}/api/v1/categories`;
    expect((await ask(cache, address, undefined, host)).age).toBeUndefined();
    expect((await ask(cache, address, undefined, host)).age).toBeDefined();
    await cache.close();
  });
});

/** What a call says of its answer to a member, whose own browser may keep it, or to a visitor. */
const cachingFor = ({ cache }: Endpoint, isMember: boolean) =>
  cache ? expect.stringMatching(isMember ? /^private, max-age/ : /^public, max-age/) : never;

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

  it.each(endpoints.map((endpoint, turn): [string, Endpoint, number] => [endpoint.name, endpoint, turn]))(
    'of %s is none over any transport, unless it says the same to everybody',
    async (name, endpoint, turn) => {
      for (const transport of transportsInTurn(turn)) {
        const scene = await scenes[name]?.(cast);
        const signedIn = await call(scene?.client ?? visitor(), transport, endpoint, scene?.input);
        const signedOut = await call(visitor(), transport, endpoint, scene?.input);
        const isMember = scene !== undefined && scene.client.cookies.size > 0;
        expect(signedIn.headers.get('cache-control'), transport).toEqual(cachingFor(endpoint, isMember));
        expect(signedOut.headers.get('cache-control'), transport).toEqual(cachingFor(endpoint, false));
        for (const { headers } of [signedIn, signedOut]) {
          if (headers.getSetCookie().length > 0) expect(headers.get('cache-control')).toBe(never);
        }
      }
    },
  );
});

describe('the copy of a call over tRPC', () => {
  const name = 'directory.categoryTree';
  const once = (input: object, more = '') =>
    `${name}?input=${encodeURIComponent(JSON.stringify(input))}${more}`;

  it('is one for each input, whatever else the address says', async () => {
    const host = newHost();
    const read = async (address: string) => {
      const answer = await fetch(`${url}/api/trpc/${address}`, { headers: host });
      return { text: await answer.text(), asked: databaseRequests(answer.headers) };
    };
    const first = await read(once({ includeCounts: true }));
    expect(first.asked).toBeGreaterThan(0);
    await expect
      .poll(() => read(once({ includeCounts: true }, '&x=1')))
      .toEqual({ text: first.text, asked: 0 });
    for (const other of [once({ includeCounts: false }), name])
      expect((await read(other)).text).not.toBe(first.text);
  });
});

describe('the copy for visitors, whatever way somebody says who they are', () => {
  const access = '__Host-mboalink_access';
  const asked = `${url}/api/v1/categories/hierarchical?includeCounts=true`;

  async function askAs(headers: Record<string, string>) {
    const answer = await fetch(asked, { headers });
    return [answer.headers.get('cache-control'), databaseRequests(answer.headers)];
  }

  it.each([
    ['cookie', (token: string) => `${access}=${token}`],
    ['cookie', (token: string) => `${access} =${token}`],
    ['cookie', (token: string) => `a=b;\t${access}\t=\t${token}\t`],
    ['cookie', (token: string) => `${access}="${token}"`],
    ['cookie', (token: string) => `${access}=${token.replace('e', '%65')}`],
    ['cookie', (token: string) => `a=b; ${access} =${token}; ${access}=zz`],
    ['authorization', (token: string) => `Bearer ${token}`],
    ['authorization', (token: string) => `bEARER \t ${token}`],
  ] as const)('is not made by a member, by %s %s', async (header, write) => {
    const { accessToken } = await registerMember();
    const host = newHost();
    expect(await askAs({ ...host, [header]: write(accessToken) })).toEqual(['private, max-age=300', 1]);
    expect(await askAs(host)).toEqual(['public, max-age=300', 1]);
    expect(await askAs({ ...host, [header]: write(accessToken) })).toEqual(['private, max-age=300', 1]);
    await expect.poll(() => askAs(host)).toEqual(['public, max-age=300', 0]);
  });
});
