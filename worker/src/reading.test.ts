import { expect, it } from 'vitest';
import { createContext } from './create-context.ts';
import type { Env } from './env.ts';
import { createCaller } from './router.ts';
import { platform } from './runtime.ts';

const main = 'main.example';
const replica = 'replica.example';
const addressOf = (host: string) => `postgres://worker@${host}/site`;
const limiter = { limit: async () => ({ success: true }) };

/** The databases that a call asks, none of which answers. */
async function askedBy(name: string, input: unknown, { host, isMember = false }: Asking) {
  const asked = new Set<string>();
  const context = await createContext(new Request('https://mboalink.cm/'), {
    env: {
      ...{
        DATABASE_URL: addressOf(main),
        ...(host && { DATABASE_READ_URL: addressOf(host) }),
        PUBLIC_URL: 'https://mboalink.cm',
      },
      ...{ SESSION_SECRET: 's'.repeat(40), IDENTITY_SECRET: 'i'.repeat(40), PAYMENT_PROVIDERS: [] },
      ...{ READ_RATE_LIMITER: limiter, SEARCH_RATE_LIMITER: limiter, SUGGESTION_RATE_LIMITER: limiter },
    } as unknown as Env,
    runtime: {
      ...platform,
      fetch: async (_, init) => {
        asked.add(new URL(new Headers(init?.headers).get('neon-connection-string') ?? '').hostname);
        return Response.json({ message: 'closed' }, { status: 400 });
      },
    },
    requestId: 'r1',
    waitUntil: () => {},
  });
  const viewer = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID(), generation: 1, expiresAt: 1 };
  if (isMember) Object.defineProperty(context, 'tokenViewer', { value: viewer });
  const [area = '', verb = ''] = name.split('.');
  const calls = createCaller(context) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  await calls[area]?.[verb]?.(input).catch(() => {});
  return { asked: [...asked], isPersonal: context.answered.isPersonal };
}

type Asking = { host?: string; isMember?: boolean };

const visitorsCalls: [string, unknown][] = [
  ['directory.stats', undefined],
  ['directory.suggestions', { q: 'plom' }],
  ['directory.suggestions', { q: '' }],
  ['directory.categories', { includeCounts: true }],
  ['directory.popularCategories', {}],
  ['directory.openTrades', undefined],
  ['directory.openTrade', { slug: 'plumbers' }],
  ['directory.visitorSearch', { search: 'Chez Awa' }],
  ['directory.business', { slug: 'chez-awa' }],
  ['directory.poster', { slug: 'chez-awa' }],
  ['directory.shortLink', { code: 'abc123' }],
];

it.each(visitorsCalls)('%s of %j reads from the replica where there is one', async (name, input) => {
  expect(await askedBy(name, input, { host: replica })).toEqual({ asked: [replica], isPersonal: false });
  expect((await askedBy(name, input, {})).asked).toEqual([main]);
});

it.each([
  ['directory.search', { search: 'plombier' }],
  ['directory.autocomplete', { q: 'plom' }],
  ['accounts.me', undefined],
])('%s asks the database itself, as all that members call', async (name, input) => {
  expect((await askedBy(name, input, { host: replica, isMember: true })).asked).toEqual([main]);
});
